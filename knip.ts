import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'
import { otherEditions } from './src/edition.ts'

/** Programs of the product: what package.json starts, from its source or as it was bundled, whichever folder it stands in. */
const programs = Array.from(
  readFileSync('package.json', 'utf8').matchAll(
    /(?:src|out)\/((?:launch|server\/[\w/-]+)\.)[jt]s/g,
  ),
  ([, name]) => `src/${name}ts`,
)

/**
 * What nothing uses. `!` marks the product: `knip --production` follows that alone, and so finds code that only tests keep
 * alive. What only tests import is no finding there where its own file uses it, or where `@internal` says that a test holds
 * the product to it.
 */
export default ({ production }: { production?: boolean }): KnipConfig => ({
  entry: [
    ...programs.map((file) => `${file}!`),
    'src/server/commands/generate-common-passwords.ts!',
    'src/site/{views,client/*,editions/*/client/*}.{ts,tsx}!',
    'src/console/start*.{ts,tsx}!',
    'src/content/**/*.mdx!',
    // What visitors run themselves.
    'src/site/public/**/*.{js,mjs}!',
    'src/database/**/migrations/0*.ts!',
    'tests/{replica,move-clock,postgres-18}.ts',
    'bench/send-enquiries.ts',
    // Knip knows no conditions: the doors lead to Victoria.
    ...otherEditions.map((edition) => `src/**/${edition}/**!`),
  ],
  project: ['src/**!', 'tests/**', 'bench/**'],
  astro: { config: [], entry: ['astro.config.ts!', 'src/site/{content.config.ts,pages/**}!'] },
  ignoreExportsUsedInFile: production ?? false,
  // What tests/suite/stages.ts starts.
  ignoreDependencies: ['@astrojs/check', '@biomejs/biome'],
  // Programs of the machine.
  exclude: ['binaries'],
})
