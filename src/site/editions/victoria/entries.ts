/** The scripts that only this edition's pages load at a touch. */
export const ownEntries = {
  meter: '/src/site/editions/victoria/client/meter.ts',
  programs: '/src/site/editions/victoria/client/programs.ts',
  compare: '/src/site/editions/victoria/client/compare.ts',
  explaining: '/src/site/editions/victoria/client/explaining.ts',
}
