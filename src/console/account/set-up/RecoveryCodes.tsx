import { brand } from '../../client/brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import styles from './RecoveryCodes.module.css'

/** New recovery codes, to download or copy. The server shows them only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { outcome, copy } = useCopy({ keep: true })
  const text = [`Recovery codes for the ${brand.name} lead desk`, ...codes, ''].join('\n')
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button onClick={() => download(text)}>
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

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
