import { Text } from '../../ui/Text.tsx'
import styles from './WordsSection.module.css'

export function WordsSection({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
    </div>
  )
}
