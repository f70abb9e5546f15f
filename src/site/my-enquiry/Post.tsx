import type { ReactNode } from 'react'
import type { Act } from './my-enquiry.ts'

type Props = {
  token: string
  act: Act
  /** Where the page is looked at again: the id of a section. */
  at?: string
  className?: string | undefined
  children: ReactNode
}

/** A form that does one thing to the enquiry. */
export function Post({ token, act, at, className, children }: Props) {
  return (
    <form method="post" action={at ? `/my-enquiry#${at}` : '/my-enquiry'} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}
