// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Animation",
  products: [.library(name: "Animation", targets: ["Animation"])],
  targets: [
    // The target imports no library that would link C's `fma` and `fmod`.
    .target(
      name: "Animation", path: "Sources", swiftSettings: strict + [.strictMemorySafety()],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    .testTarget(
      name: "AnimationTests", dependencies: ["Animation", "CAllocationCount"],
      exclude: ["Files"], swiftSettings: strict),
  ]
)
