import type { Figure } from '../../shared/figure.ts'

const source =
  'Names: a free table of Australia’s postcodes (github.com/matthewproctor/australianpostcodes, September 2025)'

/** Places in New South Wales that have a Victorian postcode, by that postcode. */
export const borderPlaces: Figure<Readonly<Record<string, string>>> = {
  what: 'Places in New South Wales with a Victorian postcode',
  value: {
    3500: 'Paringi',
    3586: 'Mallan',
    3644: 'Barooga and Lalalty',
    3691: 'Lake Hume Village',
    3707: 'Bringenbrong',
  },
  source: `${source}; 3644, 3691 and 3707 in the ABS’s shares by council too`,
  checked: '2026-11-29',
  confidence: 'seen',
}
