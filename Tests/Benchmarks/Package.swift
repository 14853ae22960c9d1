// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that plain builds and tests neither fetch nor build the benchmark
// library.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../Sources/Animation"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(name: "CAllocationCount", path: "CAllocationCount"),
    .target(
      name: "CxxTween", path: "CxxTween", publicHeadersPath: "include"),
    .executableTarget(
      name: "Timelines",
      dependencies: [
        "CAllocationCount",
        "CxxTween",
        "Animation",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Timelines",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  cxxLanguageStandard: .cxx17
)
