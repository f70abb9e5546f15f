import type { InstallerRole } from '#domain/installer/installer.ts'
import type { PasskeyRequest } from '../ui/passkeys.ts'
import type { EnquiriesProps, EnquiryProps } from './enquiries/enquiries.ts'
import type { FiguresProps } from './figures/figures.ts'
import type { MeProps } from './me/me.ts'
import type { PapersProps } from './papers/papers.ts'
import type { PeopleProps } from './people/people.ts'
import type { RehearsalProps } from './rehearsal/rehearsal.ts'
import type { TodayProps } from './today/today.ts'
import type { WorkProps } from './work/work.ts'

/** What every page of an installer's own has. Moments are ISO 8601. */
export type FirmFrame = {
  /** Who is signed in, by their id. */
  person: string
  name: string
  role: InstallerRole
  /** Whether they see and accept offers. */
  mayAccept: boolean
  tradingName: string
  now: string
  /** The page's path. */
  path: string
  /** What was just done, by its act. */
  done?: string | undefined
  /** What could not be done, why, and what was typed in which field. */
  problem?: FirmProblem | undefined
}

type FirmProblem = {
  act: string
  message: string
  field?: string | undefined
  typed: string
}

/**
 * Signing in, a post to /installer/sign-in:
 * - ask: `address`, an email, or a mobile where texts go out. The next step says the same whether we know it or not.
 * - try: `code`, and `own` is 'yes' on a phone of their own
 * - passkey: what the browser said of one, and `own`
 */
export type SignInProps = {
  step: 'address' | 'code'
  /** The offer that is gone back to. */
  offer?: string | undefined
  /** Whether codes go to mobiles too. */
  hasTexts?: boolean | undefined
  /** They came by a link that is older than a day. */
  isFromLink?: boolean | undefined
  /** Where the code went, if it's known. */
  address?: string | undefined
  /** How a passkey is used instead; undefined where there is nothing to ask for. */
  passkey?: PasskeyRequest | undefined
  problem?: { message: string; typed: string } | undefined
}

/** What the view `firm` shows. */
export type FirmProps =
  | ({ page: 'sign-in' } & SignInProps)
  | ({ page: 'people' } & PeopleProps)
  | ({ page: 'me' } & MeProps)
  | ({ page: 'today' } & TodayProps)
  | ({ page: 'enquiries' } & EnquiriesProps)
  | ({ page: 'enquiry' } & EnquiryProps)
  | ({ page: 'figures' } & FiguresProps)
  | ({ page: 'work' } & WorkProps)
  | ({ page: 'papers' } & PapersProps)
  | ({ page: 'rehearsal' } & RehearsalProps)

export type FirmPageProps = FirmProps & { frame?: FirmFrame | undefined }
