extension LionPose {
  /// Pushing off: hind legs straight, chest up, front legs lifted.
  static let push = LionPose(
    head: at(176, 166), headTurn: 4, wind: at(16, 8), frown: 2,
    body: blob(
      at(184, 300), at(240, 232), at(324, 228), at(410, 244), at(478, 272), at(508, 330),
      at(488, 384), at(420, 398), at(340, 390), at(270, 388), at(208, 384), at(172, 344)),
    nearFront: Leg(
      joints: [joint(236, 340, 54), joint(204, 392, 40), joint(152, 400, 28)],
      paw: at(128, 408), pawTurn: -24),
    nearHind: Leg(
      joints: [joint(436, 330, 72), joint(438, 398, 48), joint(490, 430, 28), joint(494, 456, 26)],
      paw: at(476, 460)),
    farFront: Leg(
      joints: [joint(206, 330, 44), joint(154, 356, 35), joint(106, 352, 26)],
      paw: at(82, 358), pawTurn: -24),
    farHind: Leg(
      joints: [joint(478, 340, 52), joint(500, 400, 40), joint(542, 426, 26), joint(546, 446, 25)],
      paw: at(532, 450)),
    creases: [
      line(at(384, 316), at(374, 356), at(384, 390), at(400, 410)),
      line(at(294, 338), at(292, 372), at(270, 396)),
    ],
    belly: blob(at(272, 392), at(300, 374), at(378, 374), at(390, 402), at(340, 414), at(276, 410)),
    tail: [joint(484, 296, 18), joint(528, 302, 15), joint(562, 276, 13), joint(568, 228, 11)],
    tuft: at(550, 124), tuftBend: 16,
    ticks: [at(410, 270), at(330, 290), at(436, 340)])

  /// In the air, as long as it gets.
  static let stretch = LionPose(
    head: at(176, 190), headTurn: -5, wind: at(26, 2), laughs: true, frown: 2,
    body: blob(
      at(188, 320), at(238, 262), at(330, 254), at(412, 250), at(472, 272), at(500, 326),
      at(474, 376), at(410, 388), at(340, 394), at(270, 402), at(208, 394), at(172, 356)),
    nearFront: Leg(
      joints: [joint(230, 362, 52), joint(164, 404, 37), joint(96, 424, 28)],
      paw: at(66, 432), pawTurn: -6),
    nearHind: Leg(
      joints: [joint(432, 332, 68), joint(478, 392, 45), joint(526, 420, 27), joint(542, 444, 24)],
      paw: at(530, 450), pawTurn: -40),
    farFront: Leg(
      joints: [joint(200, 350, 42), joint(130, 366, 32), joint(82, 346, 25)],
      paw: at(62, 350), pawTurn: -8),
    farHind: Leg(
      joints: [joint(468, 338, 50), joint(510, 380, 37), joint(548, 394, 25), joint(564, 412, 23)],
      paw: at(556, 424), pawTurn: -58),
    creases: [
      line(at(386, 316), at(384, 354), at(404, 390), at(428, 414)),
      line(at(290, 346), at(280, 382), at(254, 410)),
    ],
    belly: blob(at(256, 408), at(290, 384), at(392, 372), at(414, 404), at(340, 424), at(264, 424)),
    tail: [joint(478, 296, 18), joint(520, 286, 15), joint(552, 258, 13), joint(564, 214, 11)],
    tuft: at(586, 116), tuftBend: -10,
    ticks: [at(410, 276), at(330, 306), at(436, 338)])

  /// Front paws down, rump high, hind legs swinging forward.
  static let land = LionPose(
    head: at(180, 208), headTurn: -8, wind: at(4, -8), frown: 2,
    body: blob(
      at(190, 330), at(248, 262), at(326, 230), at(410, 208), at(476, 222), at(512, 290),
      at(494, 352), at(430, 376), at(350, 392), at(284, 412), at(212, 404), at(176, 366)),
    nearFront: Leg(
      joints: [joint(250, 366, 54), joint(240, 414, 38), joint(214, 450, 29)], paw: at(198, 460)),
    nearHind: Leg(
      joints: [joint(444, 296, 72), joint(402, 364, 46), joint(432, 410, 28), joint(408, 438, 26)],
      paw: at(390, 446), pawTurn: -16),
    farFront: Leg(
      joints: [joint(218, 366, 44), joint(194, 414, 35), joint(156, 446, 26)], paw: at(140, 450)),
    farHind: Leg(
      joints: [joint(484, 306, 52), joint(474, 372, 40), joint(510, 412, 26), joint(492, 438, 25)],
      paw: at(474, 446), pawTurn: -14),
    creases: [
      line(at(386, 284), at(366, 328), at(366, 366), at(378, 392)),
      line(at(308, 352), at(314, 384), at(298, 410)),
    ],
    belly: blob(at(306, 402), at(318, 382), at(366, 364), at(370, 386), at(350, 424), at(300, 424)),
    tail: [joint(486, 248, 18), joint(540, 226, 15), joint(566, 176, 13), joint(554, 128, 11)],
    tuft: at(568, 22), tuftBend: -14,
    ticks: [at(414, 236), at(326, 286), at(440, 310)])
}
