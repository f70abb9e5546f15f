import type { Installer } from './installer.ts'
import { standingOf } from './standing.ts'

/** Whether an installer can be offered leads on a day (YYYY-MM-DD), as far as its caps leave room. */
export function isReady(installer: Installer, today: string): boolean {
  const { is } = standingOf({ ...installer, caps: {} }, { day: 0, week: 0, month: 0 }, today)
  return is === 'taking' || is === 'partly'
}

/** Whether a lead came before an installer was ready for it: owners say whether it is offered too. */
export function isBacklog(
  { offersSince }: Pick<Installer, 'offersSince'>,
  createdAt: string,
): boolean {
  return offersSince !== undefined && createdAt < offersSince
}
