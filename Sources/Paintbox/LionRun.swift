extension LionPose {
  /// The push-off: hind legs stretched back, the body rising to the head, front legs reaching.
  static let push = LionPose(
    head: at(172, 161), headTurn: 5, wind: at(18, 10), frown: 2,
    body: blob(
      at(186, 280), at(240, 216), at(322, 216), at(404, 244), at(468, 282), at(500, 334),
      at(486, 384), at(430, 392), at(370, 368), at(300, 366), at(218, 368), at(174, 328)),
    nearFront: Leg((236, 326, 54), (184, 374, 41), (116, 366, 29), paw: (92, 368), turn: 6),
    nearHind: Leg(
      (436, 332, 70), (464, 396, 48), (510, 424, 30), (530, 450, 26), paw: (515, 456), turn: -14),
    farFront: Leg((206, 312, 44), (146, 330, 35), (92, 300, 26), paw: (70, 298), turn: 12),
    farHind: Leg(
      (468, 344, 52), (506, 392, 39), (548, 412, 27), (570, 438, 24), paw: (561, 446), turn: -36),
    creases: [
      line(at(394, 306), at(392, 346), at(410, 384), at(434, 410)),
      line(at(296, 322), at(288, 356), at(258, 386)),
    ],
    belly: blob(at(258, 380), at(300, 356), at(370, 356), at(420, 386), at(400, 404), at(270, 396)),
    tail: [joint(476, 304, 18), joint(520, 306, 15), joint(554, 276, 13), joint(560, 226, 11)],
    tuft: at(540, 122), tuftBend: 16,
    ticks: [at(404, 276), at(328, 280), at(436, 344)])

  /// The longest stretch: hind legs in the air behind, a front paw about to land.
  static let stretch = LionPose(
    head: at(176, 190), headTurn: -5, wind: at(26, 2), laughs: true, frown: 2,
    body: blob(
      at(188, 320), at(238, 262), at(330, 250), at(412, 240), at(472, 262), at(498, 314),
      at(474, 364), at(410, 372), at(340, 382), at(270, 402), at(208, 394), at(172, 356)),
    nearFront: Leg((230, 360, 52), (162, 412, 38), (98, 444, 28), paw: (78, 459)),
    nearHind: Leg(
      (430, 322, 68), (482, 368, 46), (528, 380, 30), (554, 402, 25), paw: (551, 416), turn: -58),
    farFront: Leg((200, 350, 42), (130, 376, 33), (80, 376, 26), paw: (60, 382), turn: -8),
    farHind: Leg(
      (464, 320, 50), (508, 346, 37), (544, 346, 26), (565, 364, 23), paw: (561, 378), turn: -62),
    creases: [
      line(at(388, 300), at(390, 338), at(412, 370), at(438, 390)),
      line(at(290, 346), at(280, 382), at(254, 410)),
    ],
    belly: blob(at(256, 408), at(290, 376), at(392, 352), at(424, 384), at(340, 424), at(264, 424)),
    tail: [joint(476, 284, 18), joint(520, 274, 15), joint(552, 246, 13), joint(558, 202, 11)],
    tuft: at(578, 104), tuftBend: -10,
    ticks: [at(410, 276), at(330, 306), at(436, 338)])

  /// The landing: front paws down, rump high, hind legs swinging forward.
  static let land = LionPose(
    head: at(180, 208), headTurn: -8, wind: at(4, -8), frown: 2,
    body: blob(
      at(190, 330), at(248, 262), at(326, 230), at(410, 208), at(476, 222), at(512, 290),
      at(494, 352), at(430, 376), at(350, 392), at(284, 412), at(212, 404), at(176, 366)),
    nearFront: Leg((250, 366, 54), (240, 414, 38), (214, 450, 29), paw: (198, 460)),
    nearHind: Leg(
      (444, 296, 72), (402, 364, 46), (432, 410, 28), (408, 438, 26), paw: (390, 446), turn: -16),
    farFront: Leg((218, 366, 44), (194, 414, 35), (156, 446, 26), paw: (140, 450)),
    farHind: Leg(
      (484, 306, 52), (474, 372, 40), (510, 412, 26), (492, 438, 25), paw: (474, 446), turn: -14),
    creases: [
      line(at(386, 284), at(366, 328), at(366, 366), at(378, 392)),
      line(at(308, 352), at(314, 384), at(298, 410)),
    ],
    belly: blob(at(306, 402), at(318, 382), at(366, 364), at(370, 386), at(350, 424), at(300, 424)),
    tail: [joint(486, 248, 18), joint(540, 226, 15), joint(566, 176, 13), joint(554, 128, 11)],
    tuft: at(568, 22), tuftBend: -14,
    ticks: [at(414, 236), at(326, 286), at(440, 310)])
}
