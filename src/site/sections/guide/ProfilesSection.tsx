import type { Profile } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './ProfilesSection.module.css'

type Props = {
  /** In the order they are ranked. */
  profiles: readonly Profile[]
  /** How the ranking is made, and what it is not. It stands before the first of them. */
  method: string
}

/** A ranking down the page: the number large, the character in words, the facts in a column. */
export function ProfilesSection({ profiles, method }: Props) {
  return (
    <>
      <p className={`remark ${styles.method}`}>
        <Text>{method}</Text>
      </p>
      <ol className={styles.profiles}>
        {profiles.map(
          ({ name, check, rating, text, highlights, specialties, coverage, warranty, savings }) => (
            <li key={name}>
              <div className={styles.character}>
                <h3>{name}</h3>
                <p className={styles.check}>
                  <b>Check first.</b> {check}
                </p>
                <p>
                  <Text>{text}</Text>
                </p>
                <ul>
                  {highlights.map((highlight) => (
                    <li key={highlight}>
                      <Text>{highlight}</Text>
                    </li>
                  ))}
                </ul>
              </div>
              <dl>
                <dt>Good at</dt>
                <dd>{specialties.join(', ')}</dd>
                <dt>Where</dt>
                <dd>{coverage}</dd>
                <dt>Warranty</dt>
                <dd>
                  <Text>{warranty}</Text>
                </dd>
                <dt>Savings</dt>
                <dd>
                  <Text>{savings}</Text>
                </dd>
                <dt>Rating</dt>
                <dd className="dated">{`${rating} out of 5, as advertised`}</dd>
              </dl>
            </li>
          ),
        )}
      </ol>
    </>
  )
}
