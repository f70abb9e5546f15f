import { useState } from 'react'
import styles from './Calculator.module.css'

/** The address holds the draft: whoever opens it sees the same answer. */
export function CopyLink({ hidden }: { hidden: boolean }) {
  const [label, setLabel] = useState('Copy a link to this answer')
  return (
    <button
      type="button"
      className={`link ${styles.copy}`}
      hidden={hidden}
      onClick={() => void copyAddress().then(setLabel)}
    >
      {label}
    </button>
  )
}

async function copyAddress(): Promise<string> {
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  return isCopied ? 'Link copied' : location.href
}
