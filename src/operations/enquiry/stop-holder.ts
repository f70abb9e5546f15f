import { validate } from 'uuid'
import type { ActResult } from '#database/enquiry/visitor-changes.ts'
import { stopHolder as stop } from '#database/enquiry/visitor-changes.ts'
import { actOnce, type VisitorActDeps } from './visitor-act.ts'

/**
 * Stops one receiver of the visitor's lead, by the id of its disclosure. Everybody else goes on. `another` has the place of an installer
 * offered to the next in turn. An operator may do it for the visitor.
 */
export async function stopHolder(
  lead: string,
  holder: string,
  {
    operator,
    ...deps
  }: Pick<VisitorActDeps, 'database' | 'now' | 'calling' | 'onDue'> & { operator?: string },
  { another = false }: { another?: boolean } = {},
): Promise<ActResult> {
  // Anything can be posted, and PostgreSQL rejects some of it.
  if (!validate(holder)) return 'unchanged'
  return actOnce(deps, (act) => stop({ lead, holder, another }, { ...act, operator }))
}
