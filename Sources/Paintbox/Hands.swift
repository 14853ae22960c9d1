/// The three throws.
var handPictures: [Picture] { [] }
