import type { Brand } from '#content/brand.ts'
import styles from './Methods.module.css'

/** The ways to reach us: the telephone large, the rest beside it. */
export function Methods({ brand }: { brand: Brand }) {
  const { street, locality, region, postcode } = brand.address
  return (
    <section>
      <div className={`page split ${styles.methods}`}>
        <div>
          <h2>Or call us</h2>
          <a className={styles.phone} href={`tel:${brand.phone.link}`}>
            {brand.phone.label}
          </a>
          <ul className={styles.hours}>
            {brand.hours.map(({ days, opens, closes }) => (
              <li key={days}>
                <span>{days}</span>
                <span>{`${opens} to ${closes}`}</span>
              </li>
            ))}
          </ul>
        </div>
        <dl>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </dd>
            <dd>
              Answered within 24 hours, by a person. Put your reference number in if you have one.
            </dd>
          </div>
          <div>
            <dt>Post</dt>
            <dd>
              <address>
                {brand.legalName}
                <br />
                {street}
                <br />
                {[locality, region, postcode].filter(Boolean).join(' ')}
              </address>
            </dd>
          </div>
          <div>
            <dt>Before you call</dt>
            <dd>
              Have last winter’s bill nearby. If your call is about an installer’s visit, the quote
              as well.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
