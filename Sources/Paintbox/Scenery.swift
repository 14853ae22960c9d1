/// Everything that stands still: foliage, title, drums, cards, icons.
var sceneryPictures: [Picture] {
  [jungleFrame, launchPicture, titlePicture] + boardPictures + cardPictures + buttonPictures
    + iconPictures
}
