import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** README's recipe for a new page, carried out on a copy of the product, but for its last line. */
export function followRecipe(root: string): void {
  const readme = readFileSync('README.md', 'utf8')
  const section = /^## A new page$(.*?)^## /ms.exec(readme)?.[1] ?? ''
  const [file = '', lines = ''] = Array.from(
    section.matchAll(/^```ts\n(.*?)^```$/gms),
    ([, code = '']) => code,
  )
  const path = /^\/\/ (\S+)$/m.exec(file)?.[1]
  if (!path) throw new Error('README names no file for a new page')
  writeFileSync(join(root, path), file)
  for (const line of lines.trim().split('\n')) {
    const [code = '', name = ''] = line.split(/\s+\/\/ /)
    if (!lists[name]) throw new Error(`README adds a line to ${name}, which is no list of pages`)
    const list = join(root, lists[name].file)
    writeFileSync(list, addLine(readFileSync(list, 'utf8'), code, lists[name].after))
  }
  const [tidy = '', check] = /^```sh\n(.*?)^```$/ms.exec(section)?.[1]?.trim().split('\n') ?? []
  if (check !== 'npm run check')
    throw new Error('README’s recipe no longer ends with npm run check')
  execFileSync('sh', ['-c', tidy], { cwd: root, stdio: 'pipe' })
}

/** Where a line goes: to the first list in its file that this begins. */
const lists: Record<string, { file: string; after: RegExp }> = {
  'routes.ts': {
    file: 'src/content/editions/victoria/routes.ts',
    after: /^export const routes = \{$/m,
  },
  'guides.ts': {
    file: 'src/content/editions/victoria/pages/guides.ts',
    after: /^export const guides: .*\{$/m,
  },
  'how-sure.ts': {
    file: 'src/content/editions/victoria/how-sure.ts',
    after: /^export const howSure: .*\{$/m,
  },
  'navigation.ts': {
    file: 'src/content/editions/victoria/navigation.ts',
    after: /^ {8}links: \[$/m,
  },
}

function addLine(source: string, code: string, after: RegExp): string {
  if (code.startsWith('import ')) return `${code}\n${source}`
  if (!after.test(source)) throw new Error(`There is no list after ${after}`)
  return source.replace(after, (opening) => `${opening}\n${code}`)
}
