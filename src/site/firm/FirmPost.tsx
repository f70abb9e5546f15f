import type { ReactNode } from 'react'

type Props = {
  /** Where it is posted to: the path of the page it is on. */
  to: string
  act: string
  /** Where the page is looked at again: the id of a section. */
  at?: string | undefined
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>
  className?: string | undefined
  children?: ReactNode
  button?: ReactNode
  look?: string | undefined
  /** Whose tap script keeps on the phone while there is no signal: the id of the person signed in. */
  keepFor?: string | undefined
}

/** A form that does one thing on a page of an installer's own. It may be posted twice. */
export function FirmPost(props: Props) {
  const { to, act, at, fields = {}, className, children, button, look = 'quiet', keepFor } = props
  return (
    <form
      method="post"
      action={at ? `${to}#${at}` : to}
      className={className}
      data-keep-for={keepFor}
    >
      {Object.entries({ act, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {button && (
        <button type="submit" className={look}>
          {button}
        </button>
      )}
    </form>
  )
}
