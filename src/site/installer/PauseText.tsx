import { installerWords } from '#content/pages/installer.ts'
import { fill } from '../link-page/fill.tsx'
import { dateOf } from '../link-page/moments.tsx'
import type { InstallerPage } from './installer-page.ts'

const words = installerWords.pause

/** Until when offers are paused, or what pausing them means. */
export function PauseText({ pausedUntil, now }: Pick<InstallerPage, 'pausedUntil' | 'now'>) {
  if (!pausedUntil) return words.text
  if (pausedUntil === 'resumed') return words.pausedOpen
  return fill(words.paused, { day: dateOf(pausedUntil, now) })
}
