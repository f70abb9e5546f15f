/** An agent works on leads. An owner also manages operators and settings, and may erase people. */
export type Role = 'owner' | 'agent'

export const roles = ['owner', 'agent'] as const satisfies readonly Role[]
