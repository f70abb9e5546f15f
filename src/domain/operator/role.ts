/** An owner also looks after people and settings, and may erase; an agent works on leads. */
export type Role = 'owner' | 'agent'

export const roles = ['owner', 'agent'] as const satisfies readonly Role[]
