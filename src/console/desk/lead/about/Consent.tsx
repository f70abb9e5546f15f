import { adConsentVersion } from '#domain/lead/ad-form.ts'
import { spokenVersions } from '#domain/lead/spoken-consent.ts'
import { brand } from '../../../client/brand.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Facts } from '../../../ui/Facts.tsx'
import kit from '../../../ui/kit.module.css'
import { Section } from '../../../ui/Section.tsx'
import { formatFullMoment } from '../../../words/moments.ts'
import type { LeadDetails } from '../lead-query.ts'
import { Receipts } from './Receipts.tsx'

/** The consent as the visitor read it, and when it was given. */
export function Consent({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  const { wording, withdrawnAt } = lead.consent
  const addedBy = lead.history.find(({ kind }) => kind === 'lead.added')?.operator
  const format = (moment: string) => formatFullMoment(moment, brand.timeZone, brand.locale)
  return (
    <Section title="Consent">
      {wording && <blockquote className={`${kit.quote} ${kit.small}`}>{wording}</blockquote>}
      {brand.consent === 'channels' && (
        <Facts
          narrow
          facts={[
            ['Calls', formatBox(lead.consent.calls)],
            ['Texts', formatBox(lead.consent.texts)],
          ]}
        />
      )}
      <p className={`${kit.note} ${kit.below}`}>
        {formatOrigin(lead.consent, nameOf(addedBy ?? null))}
        {format(lead.receivedAt)}
        {lead.page && `, on ${lead.page}`}.{' '}
        {withdrawnAt ? `Withdrawn ${format(withdrawnAt)}.` : 'Not withdrawn.'}
      </p>
      <Receipts lead={lead} />
    </Section>
  )
}

function formatBox(version: string | null): string {
  return version ? `Agreed, wording ${version}` : 'Not agreed'
}

function formatOrigin({ wording, version }: LeadDetails['consent'], addedBy: string): string {
  if (Object.values(spokenVersions).some((spoken) => spoken === version))
    return `Said on the phone, written down by ${addedBy}, `
  if (version === adConsentVersion) return 'With the form of an advertisement, '
  return wording
    ? `${brand.consent === 'channels' ? 'Ticked' : 'Shown at the last button'}, wording ${version}, `
    : 'Given by the sender of the row, '
}
