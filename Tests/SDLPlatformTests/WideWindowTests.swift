import Animation
import Stage
import Testing

@testable import SDLPlatform

/// Windows so wide that no picture covers them.
@MainActor
@Suite struct WideWindowTests {
  @Test("R94 where a window is very wide, a backdrop keeps its height and goes on at both sides")
  func mirrored() throws {
    let (width, height) = (1_600, 200)
    let studio = try Studio(width: width, height: height)
    defer { studio.clean() }
    let seen = try studio.draw(.backdrop(Studio.sky))
    let half = Int((1_280.0 * 200 / 720 / 2).rounded())
    for seam in [800 - half, 800 + half] {
      for step in stride(from: 4, to: 2 * half - 8, by: 9) {
        let (inside, outside) = (seen.color(seam - step, 100), seen.color(seam + step, 100))
        let gap = abs(inside[1] - outside[1])
        // Where the green of the picture begins anew, two pixels may lie on either side of that.
        #expect(gap < 16 || gap > 200, "\(step) from \(seam)")
      }
    }
    let isBare = (0..<width).contains { seen.color($0, 10)[2] < 0x38 }
    #expect(!isBare, "the picture is everywhere")
  }

  @Test(
    "R94 what stands on a backdrop stays where it stands on it",
    arguments: [(3_000, 500), (3_840, 1_080), (1_440, 720), (1_280, 800)])
  func standing(width: Int, height: Int) {
    let viewport = Viewport(width: width, height: height)
    let zoom = viewport.coverScale() / viewport.scale
    #expect(zoom >= 1 && zoom <= 1.16)
    #expect(viewport.coverScale() * 720 >= Double(height))
  }
}
