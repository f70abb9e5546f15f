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

/** A key that called us, and whoever made it: it may do no more than they may. */
export type Caller = {
  id: string
  label: string
  scopes: readonly Scope[]
  maker: { id: string; role: 'owner' }
}
