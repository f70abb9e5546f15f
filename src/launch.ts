import process, { argv, env } from 'node:process'
import { conditionsFor } from './edition.ts'

/*
 * Runs a program for the edition of SITE_BRAND: `node src/launch.ts astro build`. Node reads conditions when it starts, so the program
 * takes this process's place.
 */
const options = conditionsFor(env.SITE_BRAND).map((condition) => `--conditions=${condition}`)
const NODE_OPTIONS = [env.NODE_OPTIONS, ...options].filter(Boolean).join(' ')
if (!process.execve)
  throw new Error(
    `Run it yourself where programs can't be replaced: NODE_OPTIONS='${NODE_OPTIONS}' ${argv.slice(2).join(' ')}`,
  )
process.execve('/usr/bin/env', ['env', ...argv.slice(2)], { ...env, NODE_OPTIONS })
