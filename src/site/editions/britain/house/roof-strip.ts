/** The part of the hero's picture that is its roof, for the card of a phone. */
export const roofStrip = '76 40 640 230'
