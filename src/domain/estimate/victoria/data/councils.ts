import type { Figure } from '../../shared/figure.ts'

/** The council areas of Victoria, each with the postcodes of which most people live in it. */
export const councilAreas: Figure<string> = {
  what: 'Council areas, by postcode',
  value:
    'Alpine 3697-3699 3737-3741 3744; Ararat 3375 3377-3379 3469; Ballarat 3350 3352 3355-3358; Banyule 3079 3081 3084 3085 ' +
    '3087 3088 3093 3094; Bass Coast 3922 3923 3925 3979 3984 3990-3992 3995 3996; Baw Baw 3816 3818 3820-3824 3831-3833 ' +
    '3835; Bayside 3186-3188 3190 3191 3193; Benalla 3670 3672 3673 3725 3726; Boroondara 3101-3104 3122-3124 3126 3146 3147;' +
    ' Brimbank 3020-3022 3026 3036 3038; Buloke 3480 3482 3483 3525 3527 3529-3531 3533; Campaspe 3559 3561-3566 3572 3612 ' +
    '3620-3624; Cardinia 3781-3783 3807-3810 3812-3815 3981; Casey 3177 3802-3806 3975-3978 3980; Central Goldfields 3371 ' +
    '3464 3465 3472 3475; Colac Otway 3233 3234 3236-3239 3242 3243 3249-3251 3254 3322; Corangamite 3260 3264 3266-3269 ' +
    '3323-3325 3361; Darebin 3070-3073 3078; East Gippsland 3864 3865 3875 3878 3880 3882 3885-3893 3895 3896 3898 3900 ' +
    '3902-3904 3909; Frankston 3198-3201 3910; Gannawarra 3540 3542 3567 3568 3579-3581; Glen Eira 3161-3163 3165 3185 3204; ' +
    'Glenelg 3292 3303-3305 3309-3312; Golden Plains 3321 3328-3333 3351 3360; Greater Bendigo 3515 3523 3550 3551 3555-3558 ' +
    '3570; Greater Dandenong 3171-3175; Greater Geelong 3212-3220 3222-3224 3226 3227; Greater Shepparton 3610 3614 3616-3618' +
    ' 3629-3631 3633 3634 3646 3647; Hepburn 3363 3364 3370 3458 3460 3461; Hindmarsh 3414 3418 3423 3424; Hobsons Bay 3015 ' +
    '3016 3018 3025 3028; Horsham 3400 3401 3409; Hume 3043 3045 3047-3049 3059 3061 3063 3064 3428 3429; Indigo 3683 3685 ' +
    '3687 3688 3695 3747 3749; Kingston 3169 3189 3192 3194-3197 3202; Knox 3152-3156 3178-3180; Latrobe 3825 3840 3842 3844 ' +
    '3854 3856 3869 3870; Loddon 3516-3518 3520 3537 3571 3573 3575 3576; Macedon Ranges 3430-3435 3437 3438 3440-3442 3444 ' +
    '3446; Manningham 3105-3109 3111 3113-3115; Mansfield 3715 3720 3722 3723; Maribyrnong 3011-3013 3019; Maroondah ' +
    '3134-3136; Melbourne 3000 3002 3003 3006 3008 3031 3051-3053; Melton 3023 3037 3335-3338 3427; Merri-bek 3044 3046 ' +
    '3055-3058 3060; Mildura 3490 3494 3496 3498 3500 3501 3505-3507 3509 3512; Mitchell 3521 3522 3658-3660 3662 3753 3756 ' +
    '3758 3762 3764; Moira 3635-3641 3644 3649 3727 3728 3730; Monash 3148-3150 3166-3168 3170; Moonee Valley 3032-3034 ' +
    '3039-3042; Moorabool 3334 3340-3342 3345; Mornington Peninsula 3911-3913 3915 3916 3918-3920 3926-3931 3933 3934 ' +
    '3936-3944; Mount Alexander 3447 3448 3450 3451 3453 3462 3463; Moyne 3265 3270-3276 3278 3279 3281-3287; Murrindindi ' +
    '3711-3714 3717-3719 3763 3778 3779; Nillumbik 3089-3091 3095-3097 3099 3759-3761; Northern Grampians 3374 3380 3381 3384' +
    ' 3385 3387 3477 3478; Port Phillip 3004 3182-3184 3205-3207; Pyrenees 3373 3467 3468; Queenscliffe 3225; South Gippsland' +
    ' 3871 3945 3946 3950 3951 3953 3954 3956-3960 3962 3964-3967 3987 3988; Southern Grampians 3289 3293 3294 3300-3302 3314' +
    ' 3315 3407; Stonnington 3141-3145 3181; Strathbogie 3607 3608 3663-3666 3669; Surf Coast 3221 3228 3230-3232 3235 3240 ' +
    '3241; Swan Hill 3544 3546 3549 3583-3586 3588-3591 3594-3597 3599; Towong 3700 3701 3704 3705 3707-3709; Unincorporated ' +
    'Vic 3921; Wangaratta 3675 3677 3678 3682 3732 3733 3735 3746; Warrnambool 3277 3280; Wellington 3847 3850-3852 3857-3860' +
    ' 3862 3873 3874 3971; West Wimmera 3317-3319 3412 3413 3415 3419 3420; Whitehorse 3125 3127-3133 3151; Whittlesea ' +
    '3074-3076 3082 3750-3752 3754 3755 3757; Wodonga 3690 3691; Wyndham 3024 3027 3029 3030 3211; Yarra 3054 3065-3068 3121;' +
    ' Yarra Ranges 3116 3137-3140 3158-3160 3765-3767 3770 3775 3777 3785-3789 3791-3793 3795-3797 3799; Yarriambiack 3388 ' +
    '3390-3393 3395 3396 3485 3487-3489 3491',
  source:
    'Australian Bureau of Statistics, ASGS correspondences 2016 to 2018 and Census 2016 (CC BY 4.0 and CC BY 2.5 AU), combined by us',
  checked: '2026-11-21',
  confidence: 'derived',
}

/** The five regions of Victoria outside Melbourne, as people name them, with their councils. */
export const councilsByRegion: Figure<Readonly<Record<string, readonly string[]>>> = {
  what: 'Councils of each region outside Melbourne',
  value: {
    'Barwon South West': [
      ...['Colac Otway', 'Corangamite', 'Glenelg', 'Greater Geelong', 'Moyne', 'Queenscliffe'],
      ...['Southern Grampians', 'Surf Coast', 'Warrnambool'],
    ],
    Gippsland: [
      ...['Bass Coast', 'Baw Baw', 'East Gippsland', 'Latrobe', 'South Gippsland', 'Wellington'],
    ],
    Grampians: [
      ...['Ararat', 'Ballarat', 'Golden Plains', 'Hepburn', 'Hindmarsh', 'Horsham', 'Moorabool'],
      ...['Northern Grampians', 'Pyrenees', 'West Wimmera', 'Yarriambiack'],
    ],
    Hume: [
      ...['Alpine', 'Benalla', 'Greater Shepparton', 'Indigo', 'Mansfield', 'Mitchell', 'Moira'],
      ...['Murrindindi', 'Strathbogie', 'Towong', 'Wangaratta', 'Wodonga'],
    ],
    'Loddon Mallee': [
      ...['Buloke', 'Campaspe', 'Central Goldfields', 'Gannawarra', 'Greater Bendigo', 'Loddon'],
      ...['Macedon Ranges', 'Mildura', 'Mount Alexander', 'Swan Hill'],
    ],
  },
  source: 'Regional Development Victoria, the regions and their councils',
  checked: '2026-11-21',
  confidence: 'seen once',
}
