/// Everything that stands still: foliage, title, drums, cards, icons.
var sceneryPictures: [Picture] { [] }
