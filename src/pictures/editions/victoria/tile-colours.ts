/** What the small drawings of answers are made of. They are in a script, which the whole palette would weigh on. */
export const tileColours = {
  roof: '#7f9c92',
  shade: '#5b7a70',
  wall: '#eadfc6',
  panel: '#163a4c',
  brick: '#c98a68',
  tile: '#9d644a',
  glass: '#2c5560',
  awning: '#2a7248',
}
