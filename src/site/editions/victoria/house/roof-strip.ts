/** The part of the hero's picture that is its roof, for the card of a phone. */
export const roofStrip = '130 108 640 170'
