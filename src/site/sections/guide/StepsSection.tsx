import { Text } from '../../ui/Text.tsx'
import styles from './StepsSection.module.css'

export function StepsSection({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ol>
  )
}
