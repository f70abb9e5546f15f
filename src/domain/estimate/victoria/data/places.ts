import type { Figure } from '../../shared/figure.ts'

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
