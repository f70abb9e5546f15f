import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { brand } from '../brand.ts'
import { LostLink } from '../link-page/LostLink.tsx'
import kit from '../link-page/link-page.module.css'
import { Changes } from './Changes.tsx'
import { Choose } from './Choose.tsx'
import { DidTheyCall } from './DidWeCall.tsx'
import { Done } from './Done.tsx'
import { Holders } from './Holders.tsx'
import styles from './MyEnquiryPage.module.css'
import type { MyEnquiry, MyEnquiryProps } from './my-enquiry.ts'
import { pricesStanding } from './prices.ts'
import { Steps } from './Steps.tsx'
import { Top } from './Top.tsx'
import { Yours } from './Yours.tsx'

/** The page behind the link to a visitor's own enquiry: its state, who has it, and what the visitor can do about it. */
export function MyEnquiryPage(props: MyEnquiryProps) {
  return 'lost' in props ? <LostLink {...props.lost} /> : <OwnPage enquiry={props.enquiry} />
}

function OwnPage({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, reference, outside } = enquiry
  return (
    <>
      <Top enquiry={enquiry} />
      {standing === 'withdrawn' ? (
        <section className={kit.section} id="holders">
          <div className={`page ${kit.split}`}>
            <div>
              <Holders enquiry={enquiry} />
            </div>
            <CallsAnyway reference={reference} />
          </div>
        </section>
      ) : (
        <>
          {!outside && <StepsAndPrices enquiry={enquiry} />}
          <section className={kit.section}>
            <div className={`page ${kit.split}`}>
              <div id="holders">
                <Done enquiry={enquiry} acts={['firm-called']} />
                <DidTheyCall enquiry={enquiry} />
                <Holders enquiry={enquiry} />
              </div>
              {standing !== 'decided' && (
                <div id="change">
                  <Changes enquiry={enquiry} />
                </div>
              )}
            </div>
          </section>
        </>
      )}
      <section className={`${kit.section} ${kit.deep}`}>
        <div className="page">
          <Yours enquiry={enquiry} />
        </div>
      </section>
    </>
  )
}

/** The steps, and before them the prices while there is a choice to make. */
function StepsAndPrices({ enquiry }: { enquiry: MyEnquiry }) {
  const { prices } = enquiry
  const isChoice = prices && pricesStanding(prices, enquiry) === 'here'
  const choose = prices && (
    <section className={kit.section} id="choose">
      <div className="page">
        <Choose prices={prices} enquiry={enquiry} />
      </div>
    </section>
  )
  return (
    <>
      {isChoice && choose}
      <section className={kit.section}>
        <div className="page">
          <Steps enquiry={enquiry} />
        </div>
      </section>
      {!isChoice && choose}
    </>
  )
}

function CallsAnyway({ reference }: { reference: string }) {
  const { heading, text, button, subject } = myEnquiry.callsAnyway
  const query = `subject=${encodeURIComponent(subject.replace('{reference}', reference))}`
  return (
    <div>
      <h2>{heading}</h2>
      <p className={styles.anyway}>{text}</p>
      <a className="quiet" href={`mailto:${brand.email}?${query}`}>
        {button}
      </a>
    </div>
  )
}
