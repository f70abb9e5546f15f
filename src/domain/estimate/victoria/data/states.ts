import type { Figure } from '../../shared/figure.ts'

export type State = 'NSW' | 'ACT' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT'

/** First and last. Post-office boxes of large users are among them; places on the border may have a neighbour’s: `sharedPostcodes`. */
export const statePostcodes: Figure<readonly (readonly [number, number, State])[]> = {
  what: 'States, by postcode',
  value: [
    [200, 299, 'ACT'],
    [800, 999, 'NT'],
    [1000, 2599, 'NSW'],
    [2600, 2618, 'ACT'],
    [2619, 2899, 'NSW'],
    [2900, 2920, 'ACT'],
    [2921, 2999, 'NSW'],
    [3000, 3999, 'VIC'],
    [4000, 4999, 'QLD'],
    [5000, 5999, 'SA'],
    [6000, 6999, 'WA'],
    [7000, 7999, 'TAS'],
    [8000, 8999, 'VIC'],
    [9000, 9999, 'QLD'],
  ],
  source: 'Australia Post, as in npm is-aus-postcode',
  checked: '2026-11-21',
  confidence: 'seen',
}
