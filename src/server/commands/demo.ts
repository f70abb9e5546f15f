import { addDemoInstallers } from '#operations/installer/add-demo-installers.ts'
import { readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { runCommand } from './run-command.ts'

/*
 * `npm run demo`: the product with three invented installers. Its database and letters are in ./demo/BRAND, and nothing leaves this
 * machine, whatever the settings say.
 */
async function main(): Promise<number> {
  Object.assign(process.env, {
    DATA_DIR: `./demo/${readEnvironment(process.env).SITE_BRAND}`,
    DATABASE_URL: '',
    SMTP_URL: '',
    SUPABASE_URL: '',
    WEBHOOK_URL: '',
  })
  const services = await openServices(readEnvironment(process.env), console.log)
  await addDemoInstallers(services)
  await services.database.close()
  await import('../main.ts')
  return 0
}

await runCommand(main)
