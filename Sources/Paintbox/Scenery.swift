/// Everything that stands still: foliage, title, drums, cards, icons.
var sceneryPictures: [Picture] {
  let grounds = [jungleFrame, hubPicture, simonGround] + launchPictures
  let plants =
    nearPictures + particlePictures + waterPictures + riverBankPictures
    + riverCreaturePictures + gardenPictures
  let boards =
    boardPictures + [slabPicture, slabCarving, plasterPicture, raysPicture, leafTipPicture]
    + cardPictures + buttonPictures + controlPictures
  return grounds + [titlePicture] + plants + boards + iconPictures + badgePictures + mascotPictures
    + emblemPictures
    + drumPictures + firePictures
}
