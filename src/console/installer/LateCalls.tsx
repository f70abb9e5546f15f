import { lateDays, mostLate } from '#domain/offer/owed-call.ts'
import { Notice } from '../ui/Notice.tsx'
import { spellCount } from '../words/labels.ts'
import type { InstallerDetails } from './installers-query.ts'

/** A notice of calls that weren't made in time: from the third in thirty days, the desk rings its office. */
export function LateCalls({
  installer,
  lateCalls,
}: Pick<InstallerDetails, 'installer' | 'lateCalls'>) {
  if (lateCalls < mostLate || installer.standing.is === 'closed') return null
  return (
    <Notice kind="clay" quiet>
      <strong>Call their office.</strong> {spellCount(lateCalls, 'call', 'calls')} not made in time
      in {lateDays} days. Each went to the next installer, with its fee credited.
    </Notice>
  )
}
