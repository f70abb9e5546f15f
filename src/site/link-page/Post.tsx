import type { ReactNode } from 'react'
import type { InstallerAct } from '../installer/installer-page.ts'
import type { Act } from '../my-enquiry/my-enquiry.ts'
import type { OfferAct } from '../offer/offer-page.ts'

/** The pages that belong to one person or installer, and what each can do. */
type PageAct =
  | { to?: '/my-enquiry'; act: Act }
  | { to: '/offer'; act: OfferAct }
  | { to: '/installer'; act: InstallerAct }

type Props = PageAct & {
  token: string
  /** Where the page is looked at again: the id of a section. */
  at?: string | undefined
  className?: string | undefined
  /** By which a button elsewhere on the page posts it. */
  id?: string | undefined
  children?: ReactNode
  /** The words of the button that posts it, where it has one alone. */
  button?: ReactNode
  /** The button's class. */
  look?: string | undefined
}

/** A form that does one thing on its page. */
export function Post(props: Props) {
  const {
    to = '/my-enquiry',
    token,
    act,
    at,
    className,
    id,
    children,
    button,
    look = 'quiet',
  } = props
  return (
    <form method="post" action={at ? `${to}#${at}` : to} className={className} id={id}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
      {children}
      {button && (
        <button type="submit" className={look}>
          {button}
        </button>
      )}
    </form>
  )
}
