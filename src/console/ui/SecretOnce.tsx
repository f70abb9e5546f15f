import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import kit from './kit.module.css'
import styles from './SecretOnce.module.css'
import { useAutoFocus } from './use-auto-focus.ts'
import { useCopy } from './use-copy.ts'

/** Shows a secret once, with a button to copy it. The server never sends it again. */
export function SecretOnce({
  title,
  secret,
  children,
  onDone,
}: {
  title: string
  secret: string
  children: ReactNode
  onDone: () => void
}) {
  const { outcome, copy } = useCopy({ keep: true })
  const panel = useAutoFocus<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls; this is something to read
    <div className={styles.panel} ref={panel} tabIndex={-1} role="group" aria-label={title}>
      <h3>{title}</h3>
      <p>{children}</p>
      <code className={kit.mono}>{secret}</code>
      <div className={kit.row}>
        <Button look="dark" onClick={() => void copy(secret)}>
          <Icon name="copy" /> Copy
        </Button>
        <Button onClick={onDone}>I have it</Button>
        <span role="status">
          {outcome === 'copied' && 'Copied.'}
          {outcome === 'failed' &&
            'This browser does not let us copy. Mark it, and copy it yourself.'}
        </span>
      </div>
    </div>
  )
}
