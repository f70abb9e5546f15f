/** What the small drawings of answers are made of. They are in a script, which the whole palette would weigh on. */
export const tileColours = {
  roof: '#9e5241',
  shade: '#763c33',
  wall: '#e2dac9',
  panel: '#1b2c49',
  brick: '#b8674d',
  tile: '#86463a',
  glass: '#3b566b',
  awning: '#1b5f9b',
}
