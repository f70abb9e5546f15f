/** The household and the system that an evening in a battery is worked out for; out by day. */
export const eveningHome = { people: 4, kw: 6.6, usableKwh: 10 } as const

/** The household and the system whose bright day is shown; out by day. */
export const brightDayHome = { people: 4, kw: 6.6 } as const

export const seasons = ['summer', 'winter'] as const
export type Season = (typeof seasons)[number]
