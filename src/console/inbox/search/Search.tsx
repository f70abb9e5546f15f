import { type RefObject, useEffect, useState } from 'react'
import { Key } from '../../keys/Key.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Search.module.css'

// Long enough to type on, short enough to see the list follow.
const pause = 250

type Searching = {
  field: RefObject<HTMLInputElement | null>
  /** On phones the field is behind a button until it is wanted. */
  open: boolean
  onOpen: (open: boolean) => void
  sought: string | undefined
  find: (sought: string | undefined) => void
}

/** Finds leads by how a name, e-mail address, phone number or reference begins. */
export function Search({ field, open, onOpen, sought = '', find }: Searching) {
  const [typed, setTyped] = useState(sought)
  const [known, setKnown] = useState(sought)
  // Back and links change what is sought without anybody typing.
  if (known !== sought) {
    setKnown(sought)
    if (typed.trim() !== sought) setTyped(sought)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sought) return
    const timer = window.setTimeout(() => find(wanted || undefined), pause)
    return () => window.clearTimeout(timer)
  })
  return (
    <search className={styles.place} data-open={open || sought !== '' || undefined}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          find(typed.trim() || undefined)
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label="Search leads"
          placeholder="Name, e-mail, phone or reference"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => onOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              setTyped('')
              event.currentTarget.blur()
            }
          }}
        />
        <Key>/</Key>
      </form>
      <button
        type="button"
        className={styles.open}
        aria-label="Search"
        onClick={() => {
          onOpen(true)
          requestAnimationFrame(() => field.current?.focus())
        }}
      >
        <Icon name="search" size={20} />
      </button>
    </search>
  )
}
