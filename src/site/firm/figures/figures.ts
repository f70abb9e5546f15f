import type { Share } from '#domain/insight/beside-others.ts'
import type { InstallerPage } from '../../installer/installer-page.ts'

/** A number of an installer's beside the middle of all who have it; null below five of them. */
export type Beside = { own: number | null; middle: number | null; firms: number }

/** How an installer does, and what it costs. The months of its statement are listed; `month` is one of them. */
export type FiguresProps = {
  since: string
  firms: number
  shares: readonly Share[]
  minutes: Beside
  /** Cents before tax. */
  jobCents: Beside
  people: readonly { name: string; calls: number }[]
  statement: InstallerPage
}
