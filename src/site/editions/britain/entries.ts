/** The scripts that only this edition's pages load at a touch. */
export const ownEntries = {
  compare: '/src/site/editions/britain/client/compare.ts',
  meter: '/src/site/editions/britain/client/meter.ts',
}
