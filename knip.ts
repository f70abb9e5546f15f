import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Programs of the product: what package.json starts, whichever folder it stands in. */
const programs = readFileSync('package.json', 'utf8').match(/src\/server\/[\w/-]+\.ts/g) ?? []

/**
 * What nothing uses. `!` marks the product: `knip --production` follows that alone, and so finds code that only tests keep
 * alive. What only tests import is no finding there where its own file uses it, or where `@internal` says that a test holds
 * the product to it.
 */
export default ({ production }: { production?: boolean }): KnipConfig => ({
  entry: [
    ...programs.map((file) => `${file}!`),
    'src/server/**/{start,generate-common-passwords}.ts!',
    'src/site/{views,client/*}.{ts,tsx}!',
    'src/console/start*.{ts,tsx}!',
    'src/content/**/*.mdx!',
    'src/database/**/migrations/0*.ts!',
    'tests/{replica,move-clock}.ts',
    'bench/send-enquiries.ts',
  ],
  project: ['src/**!', 'tests/**', 'bench/**'],
  astro: { config: [], entry: ['astro.config.ts!', 'src/site/{content.config.ts,pages/**}!'] },
  ignoreExportsUsedInFile: production ?? false,
  // What tests/stages.ts starts.
  ignoreDependencies: ['@astrojs/check', '@biomejs/biome'],
  // Programs of the machine.
  exclude: ['binaries'],
})
