extension LionPose {
  /// Pushing off: hind legs straight, chest up, front legs lifted.
  static let push = LionPose(
    head: at(176, 166), headTurn: 4, wind: at(16, 8), frown: 4,
    body: blob(
      at(184, 300), at(240, 232), at(324, 228), at(410, 244), at(478, 272), at(508, 330),
      at(488, 384), at(420, 398), at(340, 390), at(270, 388), at(208, 384), at(172, 344)),
    nearFront: Leg(
      joints: [joint(236, 340, 54), joint(204, 392, 40), joint(152, 398, 32)],
      paw: at(128, 408), pawTurn: -24),
    nearHind: Leg(
      joints: [joint(436, 330, 72), joint(438, 398, 48), joint(492, 430, 32), joint(494, 456, 29)],
      paw: at(476, 460)),
    farFront: Leg(
      joints: [joint(206, 330, 44), joint(154, 356, 35), joint(104, 350, 29)],
      paw: at(82, 358), pawTurn: -24),
    farHind: Leg(
      joints: [joint(478, 340, 52), joint(500, 400, 40), joint(546, 426, 29), joint(546, 446, 27)],
      paw: at(532, 450)),
    creases: [
      line(at(384, 316), at(374, 356), at(384, 390), at(400, 410)),
      line(at(294, 338), at(292, 372), at(270, 396)),
    ],
    belly: blob(at(262, 386), at(340, 374), at(420, 376), at(420, 420), at(340, 420), at(270, 418)),
    tail: [joint(484, 296, 18), joint(540, 280, 15), joint(572, 236, 13), joint(566, 184, 11)],
    tuft: at(546, 94), tuftBend: 14)

  /// In the air, as long as it gets.
  static let stretch = LionPose(
    head: at(172, 190), headTurn: -5, wind: at(26, 2), frown: 6,
    body: blob(
      at(184, 320), at(236, 258), at(330, 252), at(420, 248), at(486, 270), at(516, 326),
      at(490, 376), at(420, 390), at(340, 398), at(270, 404), at(206, 396), at(168, 356)),
    nearFront: Leg(
      joints: [joint(226, 362, 52), joint(156, 404, 38), joint(92, 424, 30)],
      paw: at(64, 432), pawTurn: -6),
    nearHind: Leg(
      joints: [joint(448, 334, 70), joint(492, 396, 46), joint(540, 424, 30), joint(556, 448, 27)],
      paw: at(546, 458), pawTurn: -46),
    farFront: Leg(
      joints: [joint(196, 350, 42), joint(122, 376, 33), joint(70, 366, 27)],
      paw: at(58, 372), pawTurn: -10),
    farHind: Leg(
      joints: [joint(488, 340, 50), joint(530, 384, 38), joint(566, 398, 27), joint(578, 416, 25)],
      paw: at(572, 426), pawTurn: -60),
    creases: [
      line(at(400, 318), at(398, 356), at(418, 392), at(440, 414)),
      line(at(286, 346), at(276, 382), at(250, 410)),
    ],
    belly: blob(at(262, 400), at(340, 384), at(420, 378), at(440, 420), at(340, 424), at(270, 424)),
    tail: [joint(496, 288, 18), joint(546, 262, 15), joint(572, 222, 13), joint(566, 178, 11)],
    tuft: at(574, 90), tuftBend: 14)

  /// Front paws down, rump high, hind legs swinging forward.
  static let land = LionPose(
    head: at(180, 208), headTurn: -8, wind: at(4, -8), frown: 2,
    body: blob(
      at(190, 330), at(248, 262), at(326, 230), at(410, 208), at(476, 222), at(512, 290),
      at(494, 352), at(430, 376), at(350, 392), at(284, 412), at(212, 404), at(176, 366)),
    nearFront: Leg(
      joints: [joint(250, 366, 54), joint(242, 416, 40), joint(214, 450, 33)], paw: at(198, 460)),
    nearHind: Leg(
      joints: [joint(444, 296, 72), joint(402, 364, 48), joint(434, 410, 32), joint(410, 436, 29)],
      paw: at(390, 446), pawTurn: -16),
    farFront: Leg(
      joints: [joint(218, 366, 44), joint(194, 414, 35), joint(156, 444, 29)], paw: at(140, 450)),
    farHind: Leg(
      joints: [joint(484, 306, 52), joint(474, 372, 40), joint(510, 412, 29), joint(492, 438, 27)],
      paw: at(474, 446), pawTurn: -14),
    creases: [
      line(at(386, 284), at(366, 328), at(366, 366), at(378, 392)),
      line(at(308, 352), at(314, 384), at(298, 410)),
    ],
    belly: blob(at(290, 404), at(350, 382), at(420, 366), at(420, 420), at(350, 424), at(300, 424)),
    tail: [joint(486, 248, 18), joint(540, 226, 15), joint(566, 176, 13), joint(554, 128, 11)],
    tuft: at(568, 38), tuftBend: -14)
}
