import type { Figure } from '../figure.ts'

/**
 * Each Victorian postcode from which a region begins, by its first letter. A postcode that belongs to no place counts
 * with the one before it.
 */
export const victorianRegions: Figure<string> = {
  what: 'Region of Melbourne, by postcode',
  value:
    '3000i 3011w 3024o 3025w 3031i 3032w 3034n 3036w 3039i 3040n 3050i 3058n 3065i 3072n 3078i 3079n 3101e 3105n 3106e ' +
    '3121i 3122s 3123e 3125s 3126e 3139o 3141i 3142e 3143i 3144s 3149e 3156s 3158e 3159o 3161s 3178e 3181i 3183s 3184i ' +
    '3185s 3198o 3202s 3205i 3207w 3211o 3212r 3335w 3337o 3342r 3427w 3428n 3430o 3444r 3658o 3659r 3750n 3753o 3754n ' +
    '3756o 3759n 3760o 3765e 3766o 3767e 3770o 3779r 3781o 3785e 3788o 3800s 3804o 3818r 3833o 3835r 3910o 3921r 3926o ' +
    '3945r 3975o 3979r 3980o 3988r',
  source:
    'Split by us, from Australian Bureau of Statistics, ASGS 2021 (CC BY 4.0); 35 km from the GPO is outer',
  checked: '2026-11-21',
  confidence: 'derived',
}

export type State = 'NSW' | 'ACT' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT'

/** First and last. Post-office boxes of large users are among them; a few places on the border have a neighbour’s code. */
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
