import type { Share } from '#domain/insight/beside-others.ts'
import type { InstallerFigures } from '#domain/insight/installer-figures.ts'
import type { InstallerPage } from '../../installer/installer-page.ts'

/** A number of an installer's beside the middle of all who have it; null below five of them. */
export type Beside = { own: number | null; middle: number | null; firms: number }

type Own = Omit<InstallerFigures, 'installer'>

/** How an installer does, and what it costs. The months of its statement are listed; `month` is one of them. */
export type FiguresProps = {
  /** Of offers made in each month (YYYY-MM), the last of which isn't over. */
  months: readonly { month: string; figures: Own }[]
  together: Own
  /** Of each kind of work that was offered. */
  kinds: readonly { name: string; figures: Own }[]
  firms: number
  shares: readonly Share[]
  minutes: Beside
  /** Cents before tax. */
  jobCents: Beside
  people: readonly { name: string; calls: number }[]
  statement: InstallerPage
}
