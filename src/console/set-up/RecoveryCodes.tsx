import { useState } from 'react'
import { brand } from '../brand.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './RecoveryCodes.module.css'

/** Shown once, when they are made: the server does not say them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const text = [`Recovery codes for the ${brand.name} lead desk`, ...codes, ''].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Button onClick={() => download(text)}>
          <Icon name="download" /> Download
        </Button>
        <Button onClick={() => void copy()}>
          <Icon name="copy" /> Copy
        </Button>
      </p>
      <p className={styles.said} role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'This browser does not let us copy. Download them, or write them down.'}
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
