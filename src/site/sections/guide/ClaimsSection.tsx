import type { Claim } from '#edition/figures.ts'
import { PanelCount } from '#pictures/PanelCount.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './ClaimsSection.module.css'

type Props = { claims: readonly Claim[]; note: string; beside?: string | undefined }

/** What holds, large, beside what is often advertised, small. */
export function ClaimsSection({ claims, note, beside = 'What holds' }: Props) {
  return (
    <>
      <div className={styles.claims}>
        {claims.map(({ name, about, advertised, today, text, more, panels }) => (
          <article key={name}>
            <div>
              {panels && <PanelCount panels={panels} className={styles.panels} />}
              <h3>{name}</h3>
              {about && <p className={styles.about}>{about}</p>}
            </div>
            <dl>
              <div>
                <dt>{beside}</dt>
                <dd className={styles.today}>
                  <Text>{today}</Text>
                </dd>
                <dd className={styles.text}>
                  <Text>{text}</Text>
                </dd>
                {more && (
                  <dd className={styles.text}>
                    <Text>{more}</Text>
                  </dd>
                )}
              </div>
              <div>
                <dt>Often advertised</dt>
                <dd className={styles.advertised}>
                  <Text>{advertised}</Text>
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
