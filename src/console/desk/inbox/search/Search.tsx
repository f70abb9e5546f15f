import { type RefObject, useEffect, useId, useState } from 'react'
import { terms } from '#estimate/terms.ts'
import { Key } from '../../../shortcuts/Key.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import styles from './Search.module.css'

/** How long after the last keystroke the search begins. */
const delayMs = 250

type SearchProps = {
  field: RefObject<HTMLInputElement | null>
  /** On phones the field is hidden behind a button until it is opened. */
  open: boolean
  onOpenChange: (open: boolean) => void
  query: string | undefined
  onSearch: (query: string | undefined) => void
}

/** Finds leads by how a name, email, phone number, reference or suburb begins, and by words of notes. */
export function Search({ field, open, onOpenChange, query = '', onSearch }: SearchProps) {
  const hint = useId()
  const [text, setText] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  // Links and the browser's back button change the query without anybody typing.
  if (lastQuery !== query) {
    setLastQuery(query)
    if (text.trim() !== query) setText(query)
  }
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === query) return
    const timer = window.setTimeout(() => onSearch(trimmed || undefined), delayMs)
    return () => window.clearTimeout(timer)
  })
  return (
    <search className={styles.place} data-open={open || query !== '' || undefined}>
      <Form
        className={`${kit.input} ${styles.search}`}
        onSubmit={() => onSearch(text.trim() || undefined)}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label="Search leads"
          aria-describedby={hint}
          placeholder={`Name, phone, ${terms.foundBy[0]} or a note`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => onOpenChange(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              setText('')
              event.currentTarget.blur()
            }
          }}
        />
        <span id={hint} className="visually-hidden">
          Finds names, phone numbers, emails, references,{' '}
          {terms.foundBy.map((place) => `${place}s`).join(', ')}, email domains like @bigpond.com,
          and words in notes
        </span>
        <Key>/</Key>
      </Form>
      <button
        type="button"
        className={`${kit.onlyPhones} ${styles.open}`}
        aria-label="Search"
        onClick={() => {
          onOpenChange(true)
          requestAnimationFrame(() => field.current?.focus())
        }}
      >
        <Icon name="search" size={20} />
      </button>
    </search>
  )
}
