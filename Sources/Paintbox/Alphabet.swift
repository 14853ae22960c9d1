/// The right leg of n and h.
private let arch = ribbon(
  joint(22, -52, 10), joint(42, -83, 14), joint(70, -82, 16), joint(83, -50, 15), joint(84, 1, 18),
  cuts: (0, 0.12))

/// The ten letters that the title needs.
let alphabet: [Character: Letter] = [
  "B": Letter(
    118,
    ribbon(joint(20, -152, 19), joint(22, -76, 16), joint(19, 2, 20), cuts: (0.12, -0.1)),
    ribbon(
      joint(6, -138, 14), joint(56, -139, 14), joint(82, -113, 15), joint(60, -85, 12),
      joint(24, -81, 11)),
    ribbon(
      joint(22, -83, 11), joint(66, -83, 13), joint(98, -46, 18), joint(66, -12, 15),
      joint(6, -13, 15))),
  "J": Letter(
    96,
    ribbon(
      joint(66, -146, 17), joint(68, -80, 16), joint(66, -36, 16), joint(42, -13, 16),
      joint(2, -28, 18), cuts: (0, -0.2)),
    ribbon(joint(24, -138, 13), joint(58, -139, 14), joint(98, -144, 15), cuts: (0.14, 0.1))),
  "I": Letter(
    78, ribbon(joint(39, -150, 16), joint(39, -75, 16), joint(39, 2, 16)),
    ribbon(joint(8, -138, 13), joint(39, -140, 12), joint(71, -142, 13), cuts: (0.14, 0.1)),
    ribbon(joint(7, -9, 13), joint(39, -11, 12), joint(72, -10, 14), cuts: (0.1, 0.14))),
  "u": Letter(
    104,
    ribbon(
      joint(17, -102, 18), joint(16, -48, 15), joint(32, -15, 15), joint(60, -18, 14),
      joint(78, -46, 11), cuts: (0.15, 0)),
    ribbon(joint(83, -101, 17), joint(82, -50, 15), joint(87, 2, 18), cuts: (0.1, -0.14))),
  "n": Letter(
    104,
    ribbon(joint(17, -101, 17), joint(20, -50, 15), joint(17, 1, 18), cuts: (0.14, -0.1)),
    arch),
  "h": Letter(
    104,
    ribbon(joint(18, -153, 18), joint(20, -60, 15), joint(17, 1, 18), cuts: (0.14, -0.1)),
    arch),
  "g": Letter(
    106,
    ribbon(
      joint(84, -68, 11), joint(52, -88, 14), joint(18, -52, 16), joint(46, -14, 14),
      joint(84, -34, 11)),
    ribbon(
      joint(86, -102, 17), joint(86, -40, 15), joint(82, 14, 15), joint(52, 38, 14),
      joint(12, 26, 17), cuts: (0.1, -0.15))),
  "l": Letter(
    48, ribbon(joint(22, -153, 19), joint(22, -76, 15), joint(24, 2, 19), cuts: (0.14, 0.1))),
  "e": Letter(
    104,
    ribbon(joint(20, -44, 9), joint(52, -48, 9), joint(84, -53, 10)),
    ribbon(
      joint(87, -45, 11), joint(80, -76, 14), joint(52, -90, 14), joint(19, -50, 17),
      joint(44, -13, 15), joint(66, -12, 14), joint(90, -20, 15), cuts: (0.1, 0.1))),
  "t": Letter(
    76,
    ribbon(
      joint(34, -138, 16), joint(32, -60, 15), joint(40, -20, 15), joint(70, -13, 14),
      cuts: (0.16, -0.1)),
    ribbon(joint(2, -92, 12), joint(34, -94, 13), joint(70, -98, 13), cuts: (0.2, 0.1))),
]
