export const elsewhere = {
  heading: 'No calculator for your roof yet',
  text: 'The one we have knows the sun, the prices and the rebates of Victoria, Australia. It would tell you wrong, so we leave it out.',
} as const
