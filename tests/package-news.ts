import { readFileSync } from 'node:fs'

/*
 * Says what the registry knows of the packages that `package.json` pins: a line for each that is deprecated, has moved, or has a known
 * hole. It holds nothing up: where the registry doesn't answer in time, it says so, and that is all.
 */

const limitMs = 5_000

/** What a registry says of one package: its newest version, and of the pinned one whether it's deprecated, and for what. */
type Packument = {
  'dist-tags'?: { latest?: string }
  versions?: Record<string, { deprecated?: string }>
}
type Advisory = { severity: string; title: string; vulnerable_versions: string }

/** `packuments` has those that came; `advisories` is absent where the registry has none to ask for. */
export type Answers = {
  packuments: Record<string, Packument>
  advisories?: Record<string, Advisory[]> | undefined
}

/** What is worth knowing of the pinned packages, a line each. */
export function packageNews(
  pinned: Record<string, string>,
  { packuments, advisories = {} }: Answers,
): string[] {
  return Object.entries(pinned).flatMap(([name, version]) => {
    const { 'dist-tags': tags, versions } = packuments[name] ?? {}
    const deprecated = versions?.[version]?.deprecated
    const holes = (advisories[name] ?? []).map(
      ({ severity, title, vulnerable_versions }) =>
        `has a hole (${severity}, ${vulnerable_versions}): ${title}`,
    )
    const facts = [...(deprecated ? [`is deprecated: ${deprecated}`] : []), ...holes]
    if (facts.length === 0) return []
    const newest = tags?.latest && tags.latest !== version ? ` (newest: ${tags.latest})` : ''
    return [`${name} ${version}${newest} ${facts.join('; ')}`]
  })
}

/** Asks for all at once, and waits no longer than the limit. */
export async function askRegistry(
  pinned: Record<string, string>,
  { registry, limit = limitMs }: { registry: string; limit?: number },
): Promise<Answers> {
  const signal = AbortSignal.timeout(limit)
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer | undefined> => {
    try {
      const response = await fetch(new URL(path, registry), { ...init, signal })
      return response.ok ? ((await response.json()) as Answer) : undefined
    } catch {
      return undefined
    }
  }
  const versions = Object.entries(pinned).map(([name, version]) => [name, [version]])
  const [advisories, ...packuments] = await Promise.all([
    ask<Record<string, Advisory[]>>('-/npm/v1/security/advisories/bulk', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(versions)),
    }),
    ...Object.keys(pinned).map(async (name) => {
      const headers = { accept: 'application/vnd.npm.install-v1+json' }
      return [name, await ask<Packument>(name.replace('/', '%2F'), { headers })] as const
    }),
  ])
  const answered = packuments.flatMap(([name, answer]) => (answer ? [[name, answer]] : []))
  return { advisories, packuments: Object.fromEntries(answered) }
}

if (import.meta.main) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const pinned: Record<string, string> = { ...dependencies, ...devDependencies }
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'
  const answers = await askRegistry(pinned, { registry: registry.replace(/\/?$/, '/') })
  for (const line of packageNews(pinned, answers)) console.log(line)
  const silent = Object.keys(pinned).length - Object.keys(answers.packuments).length
  if (silent > 0) console.log(`The registry said nothing of ${silent} packages in time.`)
  if (!answers.advisories) console.log('The registry said nothing of known holes.')
}
