/** Licences that ask for no more than to be named; anybody may use what is made with them. */
export const permissive = [
  '(ISC AND CC-BY-3.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]
