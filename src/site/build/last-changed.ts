import { readFileSync } from 'node:fs'
import type { Brand } from '#content/brand.ts'
import { privacy } from '#edition/legal/privacy.ts'
import { terms } from '#edition/legal/terms.ts'

/** The day on which the words of a page last changed, as in 2026-11-22: of an article or a policy. Others have no date. */
export function lastChanged(path: string, brand: Brand): string | undefined {
  if (path === '/privacy') return privacy(brand).updated
  if (path === '/terms') return terms(brand).updated
  const [, slug] = /^\/blog\/([\w-]+)$/.exec(path) ?? []
  return slug && publishedOn(`src/content/editions/${brand.edition}/articles/${slug}.mdx`)
}

function publishedOn(file: string): string | undefined {
  return /^published: (\d{4}-\d\d-\d\d)$/m.exec(readFileSync(file, 'utf8'))?.[1]
}
