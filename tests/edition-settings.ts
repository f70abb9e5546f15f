import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { otherEditions } from '../src/edition.ts'

/*
 * `npm run editions`: writes into package.json and TypeScript's settings what follows from which folders of editions there are. Run it when
 * one was added.
 */

/** Where an edition has a folder, by the door of package.json that leads to it. */
export const doors = {
  edition: 'src/content/editions',
  estimate: 'src/domain/estimate',
  views: 'src/site/editions',
  scenes: 'src/pictures/editions',
} as const

type Settings = Record<string, unknown>

/** What is built or stored, and no source of ours. */
const made = ['dist', 'packages/*/dist', 'out', 'data']

/** The contents of each file. What else a file has stays. */
export function editionSettings(): Record<string, Settings> {
  return {
    'package.json': {
      imports: {
        ...Object.fromEntries(
          Object.entries(doors).map(([door, folder]) => [`#${door}/*`, leadsTo(folder)]),
        ),
        '#*': './src/*',
      },
    },
    'tsconfig.json': {
      exclude: [...made, ...otherEditions.map((edition) => `**/${edition}`)],
    },
    'tsconfig.astro.json': { exclude: otherEditions.map((edition) => `src/**/${edition}`) },
    ...Object.assign({}, ...otherEditions.map(typesOf)),
  }
}

function leadsTo(folder: string): Settings {
  const own = otherEditions.map((edition) => [edition, `./${folder}/${edition}/*`])
  return { ...Object.fromEntries(own), default: `./${folder}/victoria/*` }
}

function typesOf(edition: string): Record<string, Settings> {
  const others = ['victoria', ...otherEditions].filter((other) => other !== edition)
  return {
    [`tsconfig.${edition}.json`]: {
      extends: './tsconfig.json',
      compilerOptions: { customConditions: [edition] },
      files: [
        'src/server/start.ts',
        'src/site/views.tsx',
        'src/site/content.config.ts',
        'src/console/start.tsx',
      ],
      include: [
        '.astro/types.d.ts',
        'src/site/env.d.ts',
        'src/site/client/*',
        `src/**/${edition}/**/*`,
        `tests/visits/${edition}/*`,
      ],
      // Its own: the one that is extended leaves this edition out.
      exclude: made,
    },
    [`tsconfig.astro.${edition}.json`]: {
      extends: `./tsconfig.${edition}.json`,
      files: [],
      include: ['.astro/types.d.ts', 'src/**/*.astro'],
      exclude: others.map((other) => `src/**/${other}/**`),
    },
  }
}

export function readSettings(file: string): Settings {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The brand of an edition that tests take: the first that its list names. */
export function firstBrandOf(edition: string): string {
  const list = readFileSync(`src/content/editions/${edition}/brand/brands.ts`, 'utf8')
  const [, brand] = /brands = \{ (\w+)/.exec(list) ?? []
  if (!brand) throw new Error(`${edition} has no brand in brand/brands.ts`)
  return brand
}

if (import.meta.main) {
  const files = Object.entries(editionSettings())
  for (const [file, settings] of files)
    writeFileSync(file, `${JSON.stringify({ ...readSettings(file), ...settings }, null, 2)}\n`)
  const names = files.map(([file]) => file)
  execFileSync('biome', ['format', '--write', ...names], { stdio: 'inherit' })
}
