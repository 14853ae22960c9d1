import Testing
import Threads

@Suite struct ThreadTests {
  @Test("R78 what one thread hands to another comes in the order in which it was sent")
  func order() {
    let box = MessageQueue<Int>()
    for letter in 0..<40 { box.send(letter) }
    #expect(box.receive(until: 0) == Array(0..<40))
  }

  @Test("R118 whoever sleeps until a moment does not wake before it")
  func sleep() {
    let moment = SteadyClock.now + SteadyClock.second / 50
    SteadyClock.sleep(until: moment)
    #expect(SteadyClock.now >= moment)
  }
}
