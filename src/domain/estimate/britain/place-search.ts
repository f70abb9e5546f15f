/** The postcodes of all places with a name that has a word that begins so: none, since areas have only their letters. */
export function postcodesOfPlace(_word: string): string[] {
  return []
}
