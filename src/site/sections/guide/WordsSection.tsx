import type { Words } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './WordsSection.module.css'

export function WordsSection({ paragraphs, beside }: Words) {
  return (
    <div className={beside ? `split ${styles.beside}` : undefined}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      {beside && 'list' in beside && (
        <dl className={styles.list}>
          {beside.list.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {beside && 'strong' in beside && (
        <p className={`remark ${styles.aside}`}>
          <b>{beside.strong}</b> <Text>{beside.text}</Text>
        </p>
      )}
    </div>
  )
}
