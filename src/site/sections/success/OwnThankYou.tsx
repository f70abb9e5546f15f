import { myEnquiry } from '#content/pages/my-enquiry.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import { outsideOurArea, successOwn } from '#edition/pages/success.ts'
import { brand } from '../../brand.ts'
import { fill } from '../../link-page/fill.tsx'
import { PhoneLink } from '../../link-page/PhoneLink.tsx'
import { Sky } from '../../link-page/Sky.tsx'
import { ChooseTime } from '../../my-enquiry/ChooseTime.tsx'
import { ChooseWay } from '../../my-enquiry/ChooseWay.tsx'
import { asksForWay } from '../../my-enquiry/expected.tsx'
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
  /** What happens next, in a sentence. */
  own: string
  enquiry: OwnSuccess
}

/** Thanks visitors with the link: their house, who calls when, and a better time if they like. */
export function OwnThankYou({ heading, kind, reference, promise, own, enquiry }: Props) {
  const { token, times, house, outside, across, boxes, phoneEnding } = enquiry
  const asksWay = kind === 'quotes' && asksForWay(enquiry)
  const asks = asksWay || (kind === 'quotes' && times.length > 0)
  const page = `/my-enquiry?${new URLSearchParams({ token })}`
  return (
    <Sky
      heading={heading}
      lead={
        outside
          ? fill(outsideOurArea.own, {
              state: outside,
              page: <a href={page}>{outsideOurArea.pageName}</a>,
            })
          : fill(own, {
              promise: <strong className={styles.promise}>{promise}</strong>,
              number: <PhoneLink {...brand.phone} />,
            })
      }
      step={
        <>
          <Reference reference={reference} />
          {across && <p className={styles.page}>{fill(myEnquiry.across, { places: across })}</p>}
          {boxes && !phoneEnding && <p className={styles.page}>{myEnquiry.noNumber}</p>}
          <p className={styles.page}>
            {fill(successOwn.page, { page: <a href={page}>{successOwn.pageName}</a> })}
          </p>
        </>
      }
      card={asks && (asksWay ? <ChooseWay enquiry={enquiry} /> : <ChooseTime enquiry={enquiry} />)}
      picture={
        <YourHouse house={house} side={asks ? 'left' : 'right'} decorative={kind !== 'quotes'} />
      }
    />
  )
}
