import type { ReactNode } from 'react'
import type { InstallerAct } from '../installer/installer-page.ts'
import type { OfferAct } from '../installer/offer-page.ts'
import type { Act } from './my-enquiry.ts'

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
  children: ReactNode
}

/** A form that does one thing on the page that it stands on. */
export function Post({ to = '/my-enquiry', token, act, at, className, children }: Props) {
  return (
    <form method="post" action={at ? `${to}#${at}` : to} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}
