import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { brand } from '../brand.ts'
import { Changes } from './Changes.tsx'
import { Holders } from './Holders.tsx'
import styles from './MyEnquiry.module.css'
import type { MyEnquiry as MyEnquiryProps } from './my-enquiry.ts'
import { Steps } from './Steps.tsx'
import { Top } from './Top.tsx'
import { Yours } from './Yours.tsx'

/** The visitor's own page: where their enquiry stands, who has it, and what they can do about it. */
export function MyEnquiry(enquiry: MyEnquiryProps) {
  const { standing, reference, outside } = enquiry
  return (
    <>
      <Top enquiry={enquiry} />
      {standing === 'withdrawn' ? (
        <section className={styles.section} id="holders">
          <div className={`page ${styles.split}`}>
            <div>
              <Holders enquiry={enquiry} />
            </div>
            <CallsAnyway reference={reference} />
          </div>
        </section>
      ) : (
        <>
          {!outside && (
            <section className={styles.section}>
              <div className="page">
                <Steps enquiry={enquiry} />
              </div>
            </section>
          )}
          <section className={styles.section}>
            <div className={`page ${styles.split}`}>
              <div id="holders">
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
      <section className={`${styles.section} ${styles.deep}`}>
        <div className="page">
          <Yours enquiry={enquiry} />
        </div>
      </section>
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
