import type { Column } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './ColumnsSection.module.css'

/** Columns as in a newspaper: rules between them, no boxes. */
export function ColumnsSection({ columns }: { columns: readonly Column[] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ name, text, link }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>
            <Text>{text}</Text>
          </p>
          {link && <a href={link.path}>{link.label}</a>}
        </div>
      ))}
    </div>
  )
}
