import type { Figure } from '../../shared/figure.ts'

/**
 * Each Victorian postcode from which a network begins, by the first letter of its name: two letters where a postcode has
 * two. A postcode of no place has none, whatever the entry before it.
 */
export const networksByPostcode: Figure<string> = {
  what: 'Electricity networks, by postcode',
  value:
    '3000c 8cp 2c 1cj 1jp 6p 1jp 2p 2jp 1p 1jp 1p 5cj 1j 2jp 5j 12cj 2c 5j 3aj 2j 1aj 1c 3cj 3c 1j 2aj 1a ' +
    '1aj 2cj 1j 3a 1aj 3j 1aj 1a 13c 3cu 1u 1au 1u 2au 4a 1au 1a 6c 1cu 4c 1cu 1u 1cu 1u 2au 2a 7c 3cu 1u ' +
    '7au 1a 8cu 1u 13au 2u 1au 2a 1c 1cu 2u 21c 6p 124jp 3p 2jp 1p 86jp 1j 2jp 2p 2ap 1p 2jp 1p 83ap 2p ' +
    '84a 1ap 6p 17ap 2p 13ap 1p 11a 4ap 1a 3ap 4a 15ap 2a 38ap 1a 1ap 5a 18aj 1a 2aj 1a 2ap 1a 5ap 1a 1ap ' +
    '1a 35u 2au 2a 106u 2au 1u 8a 5u 19a 30au 3a',
  source: 'Retailers’ published plan geography; two compilations agree',
  checked: '2026-10-08',
  confidence: 'seen',
}
