import type { Context } from 'hono'
import type { InstallerRight } from '#domain/installer/people.ts'
import type { Result } from '#domain/result.ts'
import type { FirmProps } from '#site/firm/firm-page.ts'
import type { Services } from '../../services.ts'
import type { Fields, Files } from '../http/read-fields.ts'
import type { Visit } from './session.ts'

/** What acts on a page of an installer's own are handed: the world acts in the member's name. */
export type FirmDeps = { visit: Visit; services: Services; now: Date }

/** What an act says: where it leads to, the page itself if it is not said. What only shows something stays on it. */
export type FirmActed = Result<{ to?: string; ended?: boolean; stay?: boolean }> & {
  field?: string | undefined
  /** The enquiry on whose page it could not be done. */
  enquiry?: string
}

/** What a page shows beside the frame; undefined where there is no such thing. */
type FirmView = Exclude<FirmProps, { page: 'sign-in' }>

/** A page of an installer's own, and who may see it. Looking changes nothing; an act is posted, and may be repeated. */
export type FirmPage = {
  right: InstallerRight
  /** `fields` are what was posted, where that could not be done. */
  view: (deps: FirmDeps, c: Context, fields?: Fields) => Promise<FirmView | undefined>
  acts?: Record<string, (deps: FirmDeps, fields: Fields, files: Files) => Promise<FirmActed>>
  /** The largest file that may be posted to it, in bytes. Default: no files. */
  mostFileBytes?: number
  /** A file that it offers, instead of the page. */
  file?: (deps: FirmDeps, c: Context) => Promise<Response>
}
