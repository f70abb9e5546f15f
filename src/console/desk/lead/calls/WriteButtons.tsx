import { brand } from '../../../client/brand.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { mobileHref } from '../../../words/phone.ts'
import type { LeadDetails } from '../lead-query.ts'
import { addPendingContact } from './pending-contacts.ts'

/** Emails the lead, or texts them where the number is a mobile's. */
export function WriteButtons({ lead: { id, email, phone } }: { lead: LeadDetails }) {
  const text = mobileHref(phone, brand.country)
  return (
    <>
      {email && (
        <a
          id="mail"
          className={buttonClass({})}
          href={`mailto:${email}`}
          onClick={() => addPendingContact({ lead: id, channel: 'email' })}
        >
          <Icon name="mail" /> Email
        </a>
      )}
      {text && (
        <a
          className={buttonClass({})}
          href={text}
          onClick={() => addPendingContact({ lead: id, channel: 'sms' })}
        >
          <Icon name="text" /> Text
        </a>
      )}
    </>
  )
}
