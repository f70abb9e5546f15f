/** What a key may be made for. */
export const scopes = ['leads:read', 'figures:read', 'outcomes:write', 'enquiries:submit'] as const
export type Scope = (typeof scopes)[number]

/** Each scope after ‘may’. */
export const scopeWords: Record<Scope, string> = {
  'leads:read': 'read every lead',
  'figures:read': 'read figures',
  'outcomes:write': 'say what became of a lead',
  'enquiries:submit': 'send enquiries',
}

/** How long a key works beside the one that replaces it. */
export const oldKeyMs = 24 * 3_600_000

/** The key of a request, and the person who created it: the key may do no more than that person. */
export type Caller = {
  id: string
  label: string
  scopes: readonly Scope[]
  maker: { id: string; role: 'owner' }
}
