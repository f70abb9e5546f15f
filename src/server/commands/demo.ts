import { dayOf } from '#domain/calendar.ts'
import { demoInstallers } from '#estimate/installer/demo-installers.ts'
import { addDemoInstallers } from '#operations/installer/add-demo-installers.ts'
import { readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { runCommand } from './run-command.ts'

/*
 * `npm run demo`: the product with three invented installers. Its database and letters are in ./demo/BRAND, and nothing leaves this
 * machine, whatever the settings say.
 */
async function main(): Promise<number> {
  const folder = `./demo/${readEnvironment(process.env).SITE_BRAND}`
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    HEARTBEAT_URL: '',
    SMTP_URL: '',
    SUPABASE_URL: '',
    TEXTS_URL: '',
    WEBHOOK_URL: '',
  })
  const services = await openServices(readEnvironment(process.env), console.log)
  await addDemoInstallers(services)
  const names = demoInstallers(dayOf(services.now(), services.brand.timeZone)).map(
    ({ trading_name = '' }) => trading_name,
  )
  console.log(
    `The installers ${new Intl.ListFormat('en').format(names)} are invented. The database is in ${folder}, letters are in ${folder}/letters, and nothing leaves this machine.`,
  )
  await services.database.close()
  await import('../main.ts')
  return 0
}

await runCommand(main)
