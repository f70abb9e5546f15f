import process, { argv, env } from 'node:process'
import { conditionsFor, hasBrand } from './edition.ts'

/*
 * Runs a program for the edition of SITE_BRAND: `node src/launch.ts astro build`. Node reads conditions when it starts, so the program
 * takes this process's place.
 */
if (env.SITE_BRAND && !hasBrand(env.SITE_BRAND)) {
  console.error(
    `There is no brand ${env.SITE_BRAND}. SITE_BRAND is a file of src/content/editions/NAME/brand, such as au or uk.`,
  )
  process.exit(1)
}
const options = conditionsFor(env.SITE_BRAND).map((condition) => `--conditions=${condition}`)
const NODE_OPTIONS = [env.NODE_OPTIONS, ...options].filter(Boolean).join(' ')
if (!process.execve)
  throw new Error(
    `This system can't replace a running program. Run it yourself: NODE_OPTIONS='${NODE_OPTIONS}' ${argv.slice(2).join(' ')}`,
  )
process.execve('/usr/bin/env', ['env', ...argv.slice(2)], {
  ...env,
  NODE_OPTIONS,
  ASTRO_TELEMETRY_DISABLED: '1',
})
