import type { QueryClient } from '@tanstack/react-query'

export const outcomeKey = (lead: string) => ['outcome', lead] as const

/**
 * Whether how a call ended was pressed for a lead as it is on the screen, and is being saved or is saved: it is no longer as it is there.
 * Asked when a key is pressed, as two may be pressed before the screen shows what the first one did.
 */
export function isOutcomeRecorded(
  queries: QueryClient,
  { id, version }: { id: string; version: number },
): boolean {
  return queries
    .getMutationCache()
    .findAll({ mutationKey: outcomeKey(id) })
    .some(
      ({ state: { status, variables } }) =>
        (status === 'pending' || status === 'success') && isOfVersion(variables, version),
    )
}

function isOfVersion(report: unknown, version: number): boolean {
  return (report as { version?: number } | undefined)?.version === version
}
