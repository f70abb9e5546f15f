import { otherEditions } from '../../src/edition.ts'
import { firstBrandOf } from '../edition-settings.ts'
import { coreVisits } from '../visits/core.ts'

export type Depth = 'gate' | 'deep'

type Stage = {
  /** Without a shell line for a depth, the stage is not part of it. */
  command: Partial<Record<Depth, string>>
  /** The stage whose result it uses. */
  needs?: string
}

/**
 * All stages in their order. The gate holds what must never break; the deep suite is everything. Stages of one group run side
 * by side.
 */
export const stages: Record<string, Stage> = {
  sync: both('astro sync'),
  tsc: { ...both(forEach((name) => `tsc -p tsconfig${name}.json`)), needs: 'sync' },
  astro: {
    ...both(
      forEach(
        (name) =>
          `astro check --noSync --tsconfig tsconfig.astro${name}.json --minimumSeverity warning`,
      ),
    ),
    needs: 'sync',
  },
  lint: both('biome ci .'),
  unused: both('npm run unused'),
  packages: { command: { deep: 'node tests/package-news.ts' } },
  build: { ...both('npm run build'), needs: 'sync' },
  // Every other edition is built beside the usual one: tests/product.ts.
  'build-others': {
    ...both(
      forEachOther((edition) =>
        [
          `node src/launch.ts astro build --outDir out/${edition}/dist/site`,
          `node src/launch.ts node src/server/commands/finish-build.ts out/${edition}`,
        ].join(' && '),
      ),
    ),
    needs: 'build',
  },
  browser: both('node tests/browser.ts'),
  unit: both("vitest run --project '!faults'"),
  'postgres-18': { command: { deep: 'node tests/postgres-18.ts' } },
  faults: { ...both('vitest run --project faults'), needs: 'build' },
  visits: {
    command: {
      gate: `playwright test --project=visits --grep '${coreVisits.source}'`,
      deep: 'playwright test --project=visits',
    },
    needs: 'build',
  },
  'visits-others': {
    command: {
      gate: visitOthers(`--grep '${coreVisits.source}'`),
      deep: visitOthers(),
    },
    needs: 'build-others',
  },
  looks: {
    command: { deep: 'playwright test --project=looks' },
    needs: 'build',
  },
  sheets: { command: { deep: 'node tests/contact-sheet.ts' }, needs: 'build' },
}

/** Stages that run side by side; those of one group after those before it. */
const groups = [
  ['sync'],
  ['tsc', 'astro', 'lint', 'unused', 'build', 'build-others', 'packages', 'browser'],
  ['unit'],
  ['postgres-18'],
  ['faults'],
  ['visits'],
  ['visits-others'],
  ['looks'],
  ['sheets'],
]

/** The groups of a depth, without the stages that it leaves out; or only the stages named. Throws if it has none of a name. */
export function groupsOf(depth: Depth, only?: readonly string[]): string[][] {
  const unknown = only?.filter((name) => !stages[name]?.command[depth]) ?? []
  if (unknown.length > 0)
    throw new Error(`The ${depth} suite has no stage called ${unknown.join(' or ')}`)
  return groups
    .map((group) =>
      group.filter((name) => stages[name]?.command[depth] && (!only || only.includes(name))),
    )
    .filter((group) => group.length > 0)
}

function both(command: string): Pick<Stage, 'command'> {
  return { command: { gate: command, deep: command } }
}

function visitOthers(options = ''): string {
  return forEachOther(
    (edition) => `node src/launch.ts playwright test --project=${edition} ${options}`,
  )
}

/** A command for every edition but the usual one, under the first of its brands. One that fails keeps no other from running. */
function forEachOther(commandFor: (edition: string) => string): string {
  const commands = otherEditions.map(
    (edition) =>
      `(export SITE_BRAND=${firstBrandOf(edition)} && ${commandFor(edition)}) || failed=1`,
  )
  return ['failed=0', ...commands, 'exit $failed'].join('; ')
}

/** A command for every edition, whose name is part of a file's; of the usual one it isn't. */
function forEach(commandFor: (name: string) => string): string {
  return ['', ...otherEditions.map((edition) => `.${edition}`)].map(commandFor).join(' && ')
}
