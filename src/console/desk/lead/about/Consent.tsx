import { spokenVersions } from '#domain/privacy/spoken-consent.ts'
import { brand } from '../../../client/brand.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import kit from '../../../ui/kit.module.css'
import { Section } from '../../../ui/Section.tsx'
import { formatFullMoment } from '../../../words/moments.ts'
import type { LeadDetails } from '../lead-query.ts'

/** The consent as the visitor read it, and when it was given. */
export function Consent({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  const { wording, withdrawnAt } = lead.consent
  const addedBy = lead.history.find(({ kind }) => kind === 'lead.added')?.operator
  const format = (moment: string) => formatFullMoment(moment, brand.timeZone, brand.locale)
  return (
    <Section title="Consent">
      {wording && <blockquote className={`${kit.quote} ${kit.small}`}>{wording}</blockquote>}
      <p className={kit.note}>
        {formatOrigin(lead.consent, nameOf(addedBy ?? null))}
        {format(lead.receivedAt)}
        {lead.page && `, on ${lead.page}`}.{' '}
        {withdrawnAt ? `Withdrawn ${format(withdrawnAt)}.` : 'Not withdrawn.'}
      </p>
    </Section>
  )
}

function formatOrigin({ wording, version }: LeadDetails['consent'], addedBy: string): string {
  if (Object.values(spokenVersions).some((spoken) => spoken === version))
    return `Said on the phone, written down by ${addedBy}, `
  return wording
    ? `Shown at the last button, wording ${version}, `
    : 'Given by whoever sent the row, '
}
