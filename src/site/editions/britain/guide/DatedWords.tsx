import type { Day } from '#domain/estimate/shared/day.ts'
import { guides } from '#edition/pages/guides.ts'
import { home } from '#edition/pages/home.ts'
import type { RouteOf } from '#edition/routes.ts'
import { HeroWords } from '#site/sections/HeroWords.tsx'
import styles from './dated.module.css'

export type DatedWordsProps = { path: RouteOf<'guide' | 'home'>; today: Day }

/** What the hero of a guide or of the home page says on a day. */
export function DatedWords({ path, today }: DatedWordsProps) {
  const { hero } = path === '/' ? home(today) : guides[path](today)
  return (
    <div data-props={JSON.stringify({ path })} className={styles.dated}>
      <HeroWords {...hero} />
    </div>
  )
}
