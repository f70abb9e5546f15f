import type { Figure } from '../../shared/figure.ts'

/**
 * Each Victorian postcode from which a network begins, by the first letter of its name: two letters where a postcode has
 * two. A postcode of no place has none, whatever stands here before it.
 */
export const networksByPostcode: Figure<string> = {
  what: 'Electricity networks, by postcode',
  value:
    '3000c 3008cp 3010c 3011cj 3012jp 3018p 3019jp 3021p 3023jp 3024p 3025jp 3026p 3031cj 3032j 3034jp 3039j ' +
    '3051cj 3053c 3058j 3061aj 3063j 3064aj 3065c 3068cj 3071c 3072j 3074aj 3075a 3076aj 3078cj 3079j 3082a ' +
    '3083aj 3086j 3087aj 3088a 3101c 3104cu 3105u 3106au 3107u 3109au 3113a 3114au 3115a 3121c 3122cu 3126c ' +
    '3127cu 3128u 3129cu 3130u 3132au 3134a 3141c 3144cu 3145u 3152au 3153a 3161cu 3162u 3175au 3177u 3178au ' +
    '3180a 3181c 3182cu 3184u 3205c 3211p 3335jp 3338p 3340jp 3341p 3427jp 3428j 3430jp 3432p 3434ap 3435p ' +
    '3437jp 3438p 3521ap 3523p 3607a 3608ap 3614p 3631ap 3633p 3646ap 3647p 3658a 3662ap 3663a 3666ap 3670a ' +
    '3685ap 3687a 3725ap 3726a 3727ap 3732a 3750aj 3751a 3753aj 3754a 3756ap 3757a 3762ap 3763a 3764ap 3765a ' +
    '3800u 3802au 3804a 3910u 3912au 3913u 3921a 3926u 3945a 3975au 3978a',
  source: 'Retailers’ published plan geography; two compilations agree',
  checked: '2026-10-08',
  confidence: 'seen',
}
