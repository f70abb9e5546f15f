import type { Claim } from '#content/figures.ts'
import { PanelCount } from '../../pictures/PanelCount.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './ClaimsSection.module.css'

/** What is advertised, small, beside what holds, large. */
export function ClaimsSection({ claims, note }: { claims: readonly Claim[]; note: string }) {
  return (
    <>
      <div className={styles.claims}>
        {claims.map(({ name, about, advertised, today, text, panels }) => (
          <article key={name}>
            <div>
              {panels && <PanelCount panels={panels} className={styles.panels} />}
              <h3>{name}</h3>
              {about && <p className={styles.about}>{about}</p>}
            </div>
            <dl>
              <div>
                <dt>Advertised</dt>
                <dd className={styles.advertised}>
                  <Text>{advertised}</Text>
                </dd>
              </div>
              <div>
                <dt>What holds</dt>
                <dd className={styles.today}>
                  <Text>{today}</Text>
                </dd>
                <dd className={styles.text}>
                  <Text>{text}</Text>
                </dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
      <p className={`dated ${styles.note}`}>
        <Text>{note}</Text>
      </p>
    </>
  )
}
