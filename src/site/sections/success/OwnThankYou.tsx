import type { Brand } from '#content/brand.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import { outsideVictoria, successOwn } from '#edition/pages/success.ts'
import { whoCalls } from '#edition/who-calls.ts'
import { brand } from '../../brand.ts'
import { fill } from '../../link-page/fill.tsx'
import { PhoneLink } from '../../link-page/PhoneLink.tsx'
import { Sky } from '../../link-page/Sky.tsx'
import { ChooseTime } from '../../my-enquiry/ChooseTime.tsx'
import type { OwnSuccess } from '../../my-enquiry/my-enquiry.ts'
import { YourHouse } from '../../my-enquiry/YourHouse.tsx'
import styles from './OwnThankYou.module.css'
import { Reference } from './Reference.tsx'

type Props = {
  heading: string
  kind: EnquiryKind
  reference: string | undefined
  /** 'A call by Monday 5 pm'. */
  promise: string
  firstCall: Brand['firstCall']
  enquiry: OwnSuccess
}

/** Thanks whoever has the link: their house, who calls when, and a better time if they like. */
export function OwnThankYou({ heading, kind, reference, promise, firstCall, enquiry }: Props) {
  const { token, times, house, outside } = enquiry
  const asks = kind === 'quotes' && times.length > 0
  const own = `/my-enquiry?${new URLSearchParams({ token })}`
  return (
    <Sky
      heading={heading}
      lead={
        outside
          ? fill(outsideVictoria.own, {
              state: outside,
              page: <a href={own}>{outsideVictoria.pageName}</a>,
            })
          : fill(
              kind === 'question' ? successOwn.question : whoCalls({ ...brand, firstCall }).own,
              {
                promise: <strong className={styles.promise}>{promise}</strong>,
                number: <PhoneLink {...brand.phone} />,
              },
            )
      }
      step={
        <>
          <Reference reference={reference} />
          <p className={styles.page}>
            {fill(successOwn.page, { page: <a href={own}>{successOwn.pageName}</a> })}
          </p>
        </>
      }
      card={asks && <ChooseTime enquiry={enquiry} />}
      picture={
        <YourHouse house={house} side={asks ? 'left' : 'right'} decorative={kind === 'question'} />
      }
    />
  )
}
