import { districtOf } from './postcode.ts'

const names: Readonly<Record<string, string>> = {
  BT: 'Northern Ireland',
  GY: 'Guernsey',
  JE: 'Jersey',
  IM: 'the Isle of Man',
}

/** Where a postcode lies that no installer of ours serves, as used in a sentence. Undefined in England, Scotland and Wales. */
export function outsideName(postcode: string): string | undefined {
  return names[districtOf(postcode)?.replace(/\d.*/, '') ?? '']
}
