/** Victorian postcodes by region, as ranges. The split is ours, by statistical area and distance from the city centre; it is not official. */
export const regions = [
  'inner',
  'eastern',
  'northern',
  'western',
  'southern',
  'outer',
  'regional',
] as const
export type Region = (typeof regions)[number]

const ranges: Record<Region, string> = {
  inner:
    '3000-3010 3031 3039 3050-3057 3065-3071 3078 3121 3141 3143 3181-3182 3184 3205-3206 8001-8002 8005 8008 8012-8383',
  eastern:
    '3101-3104 3106-3116 3123-3124 3126-3138 3142 3149-3155 3158 3178-3180 3765 3767 3785-3787',
  northern: '3034 3040-3049 3058-3064 3072-3076 3079-3099 3105 3428-3429 3750-3752 3754-3755 3759',
  western: '3011-3023 3025-3030 3032-3033 3036-3038 3207 3335 3427 8438-8511',
  southern: '3122 3125 3144-3148 3156 3161-3175 3177 3183 3185-3197 3202-3204 3800-3803 8785',
  outer:
    '3024 3139-3140 3159-3160 3198-3201 3211 3337-3341 3430-3442 3658 3753 3756-3758 3760-3764 3766 3770-3778 3781-3783 3788-3799 3804-3816 3833 3910-3920 3926-3944 3975-3978 3980-3987',
  regional:
    '3212-3334 3342-3357 3360-3424 3444-3552 3555-3649 3659-3749 3779 3818-3832 3835-3840 3842-3909 3921-3925 3945-3971 3979 3988 3990-3996',
}

const bounds = Object.entries(ranges).flatMap(([region, list]) =>
  list.split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return { region: region as Region, first, last }
  }),
)

/** The region of a Victorian postcode; undefined for any other and for post office boxes nobody lives in. */
export function regionOf(postcode: string): Region | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const number = Number(postcode)
  return bounds.find(({ first, last }) => number >= first && number <= last)?.region
}
