import { brand } from '../../client/brand.ts'
import { saveText } from '../../client/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { useCopy } from '../../ui/use-copy.ts'
import styles from './RecoveryCodes.module.css'

/** New recovery codes, to download or copy. The server shows them only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { outcome, copy } = useCopy({ keep: true })
  const text = [`Recovery codes for the ${brand.name} lead desk`, ...codes, ''].join('\n')
  return (
    <>
      <ul className={`${kit.box} ${kit.mono} ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={kit.actions}>
        <Button onClick={() => saveText(text, 'recovery-codes.txt')}>
          <Icon name="download" /> Download
        </Button>
        <Button onClick={() => void copy(text)}>
          <Icon name="copy" /> Copy
        </Button>
      </p>
      <p className={styles.status} role="status">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'failed' &&
          'This browser does not let us copy. Download them, or write them down.'}
      </p>
    </>
  )
}
