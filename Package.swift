// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let pure = strict + [.strictMemorySafety()]
/// Optimised for size: what to draw is decided sixty times a second at most, by much code.
let compact = pure + [.unsafeFlags(["-Osize"])]
/// Unoptimised: it takes far longer to compile than to run.
let plain = strict + [.unsafeFlags(["-Onone"])]

/// A target without windows, clocks or files: values in, values out.
func pureTarget(
  _ name: String, path: String? = nil, _ dependencies: [String] = [],
  settings: [SwiftSetting] = pure
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    path: path ?? "Sources/\(name)", swiftSettings: settings)
}

func scene(_ name: String) -> Target {
  pureTarget(
    name, path: "Sources/Scenes/\(name)",
    ["Animation", "Figures", "Phrases", "Rules", "Stage", "Widgets"], settings: compact)
}

/// What `make scene` makes a scene from; built and tested like one.
let template: [Target] = [
  pureTarget(
    "Sample", path: "Tests/Template/Sample",
    ["Animation", "Figures", "Phrases", "Rules", "Stage", "Widgets"]),
  .testTarget(
    name: "SampleTests",
    dependencies: ["Sample", "Animation", "Rules", "Stage", "StageTesting", "Widgets"],
    path: "Tests/Template/SampleTests", swiftSettings: plain),
]

/// Optimised tests: they go through every sample themselves, which takes longer than to compile.
let busyTests = ["Sounds"]

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: busyTests.contains(name) ? strict : plain)
}

let scenes = ["Opening", "Jungle", "WinOrLose", "Hands", "SimonSays", "Settings"]

let package = Package(
  name: "bungle-in-the-jungle",
  products: [
    .executable(name: "bungle", targets: ["bungle"])
  ],
  dependencies: [
    .package(path: "Sources/Animation"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(name: "CHypotenuse", path: "Sources/System/CHypotenuse"),
    .systemLibrary(name: "CDeflate", path: "Sources/System/CDeflate"),
    .systemLibrary(name: "CFriBidi", path: "Sources/System/CFriBidi"),
    .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),
    .systemLibrary(name: "CSDL2", path: "Sources/System/CSDL2"),
    .systemLibrary(name: "CSDL2Image", path: "Sources/System/CSDL2Image"),
    .systemLibrary(name: "CSDL2Mixer", path: "Sources/System/CSDL2Mixer"),
    .systemLibrary(name: "CSDL2TTF", path: "Sources/System/CSDL2TTF"),
    .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),
    pureTarget("Rules"),
    pureTarget("Phrases", ["Rules"]),
    pureTarget("Stage", ["Animation", "Phrases", "Rules"]),
    pureTarget("Figures", ["Animation", "Rules", "Stage"], settings: compact),
    pureTarget("Widgets", ["Animation", "Phrases", "Rules", "Stage"], settings: compact),
    pureTarget("Sounds", ["Animation", "Stage"]),
    .target(name: "Threads", dependencies: ["CLinux"], swiftSettings: strict),
    .target(name: "Voice", dependencies: ["Phrases", "Stage", "Threads"], swiftSettings: strict),
  ]
    + scenes.map(scene)
    + [
      pureTarget(
        "Director", ["Animation", "Figures", "Phrases", "Rules", "Stage", "Widgets"] + scenes),
      pureTarget(
        // Any scene's pictures may be on a sheet.
        "Studio",
        ["Animation", "Director", "Figures", "Phrases", "Rules", "Stage", "Widgets"] + scenes),
      .target(
        name: "SDLPlatform",
        dependencies: [
          "Animation", "CDeflate", "CFriBidi", "CLinux", "CSDL2", "CSDL2Image", "CSDL2Mixer",
          "CSDL2TTF", "Sounds", "Stage", "Threads",
        ], swiftSettings: strict),
      .target(
        name: "Records", dependencies: ["CSQLite", "Phrases", "Rules"], swiftSettings: strict),
      .executableTarget(
        name: "bungle",
        dependencies: [
          "Animation", "CHypotenuse", "Director", "Phrases", "Records", "Rules", "SDLPlatform",
          "Stage", "Studio", "Threads", "Voice",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], swiftSettings: strict),
      .executableTarget(
        name: "Paintbox", dependencies: ["Figures", "Rules", "Stage"], swiftSettings: plain),
      .target(
        name: "StageTesting", dependencies: ["Animation", "Phrases", "Rules", "Stage"],
        path: "Tests/StageTesting",
        swiftSettings: strict),
      .executableTarget(
        name: "Endurance",
        dependencies: [
          "Animation", "CLinux", "Director", "Phrases", "Rules", "Stage", "Studio", "Voice",
        ],
        path: "Tests/Endurance", exclude: ["not-leaks.txt"], swiftSettings: strict),
      .testTarget(
        name: "ReplayTests",
        dependencies: [
          "Animation", "Director", "Figures", "Opening", "Phrases", "Rules", "SDLPlatform", "Stage",
          "StageTesting", "Studio", "Widgets",
        ],
        swiftSettings: plain),
      // The library's own tests, built and run with everybody's.
      .target(name: "CAllocationCount", path: "Sources/Animation/Tests/CAllocationCount"),
      .testTarget(
        name: "AnimationTests", dependencies: ["Animation", "CAllocationCount"],
        path: "Sources/Animation/Tests/AnimationTests", exclude: ["Files"], swiftSettings: plain),
      tests("Rules", ["Phrases"]),
      tests("Phrases", ["Rules"]),
      tests("Sounds", ["Jungle", "Rules", "Stage", "StageTesting"]),
      tests("Paintbox", ["Figures", "Rules"]),
      tests("Figures", ["Animation", "Rules", "Stage", "StageTesting"]),
      tests("Stage", ["Animation", "Phrases", "Rules"]),
      tests("Widgets", ["Animation", "Phrases", "Rules", "Stage", "StageTesting"]),
      tests("Records", ["Phrases", "Rules"]),
      tests("Voice", ["Phrases", "Stage", "Threads"]),
      .executableTarget(
        name: "saver", dependencies: ["Records", "Rules"], path: "Tests/KillNine",
        exclude: ["kill_nine.py"], swiftSettings: strict),
      tests(
        "Director",
        ["Animation", "Phrases", "Rules", "Stage", "StageTesting", "Studio", "Widgets"]),
      tests(
        "SDLPlatform",
        [
          "Animation", "CSDL2", "Director", "Phrases", "Rules", "Sounds", "Stage", "Studio",
          "Threads",
        ]
      ),
    ]
    + template
    + scenes.map {
      tests($0, ["Animation", "Director", "Phrases", "Rules", "Stage", "StageTesting", "Widgets"])
    }
)
