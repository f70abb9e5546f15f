import { isolate } from '#domain/enquiry/isolate.ts'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'

type Receipt = LeadDetails['receipts'][number]

const about: Record<Receipt['kind'], (installer: string) => string> = {
  enquiry: () => 'The enquiry’s own consent',
  call: (installer) => `Their yes to ${isolate(installer)}`,
  channels: () => 'Calls or texts, ticked later',
  'prices-first': () => 'Prices first: nobody may call before a yes',
}

/** The receipt of each word that the visitor gave: what they hold as well, and what proves it to a stranger. */
export function Receipts({ lead: { id, receipts } }: { lead: LeadDetails }) {
  if (receipts.length === 0) return null
  return (
    <>
      <p className={`${kit.note} ${kit.below}`}>
        Receipts, as they have them: what they agreed to, when and where, and who may call. We
        signed them, they name nobody, and <a href="/receipts/verify">anybody can check them</a>.
      </p>
      <ul>
        {receipts.map(({ id: receipt, kind, at, installer }) => (
          <li key={receipt} className={kit.small}>
            <a href={`/api/leads/${id}/receipts/${receipt}`} download>
              {about[kind](installer ?? '')}
            </a>
            , <Moment at={at} way="withTime" />
          </li>
        ))}
      </ul>
    </>
  )
}
