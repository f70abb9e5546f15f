/** The sections that only this edition has: none. */
export type OwnKind = never

export const ownKinds: readonly string[] = []
