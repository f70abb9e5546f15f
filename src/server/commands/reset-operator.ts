import { resetOperator } from '#operations/account/reset-operator.ts'
import { readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { openAuthentication, recoveryHours } from '../account/authentication.ts'
import { runCommand } from './run-command.ts'

/*
 * `npm run operator:reset -- EMAIL`: for an operator who lost password or phone and has no owner to ask. Prints a link for a
 * new password. The server may run meanwhile: it sends the letters about this, or does so when it next starts.
 */
async function main(): Promise<number> {
  const [email] = process.argv.slice(2)
  if (!email) {
    console.error('Say whose: npm run operator:reset -- ruth@example.com')
    return 2
  }
  const services = await openServices(readEnvironment(process.env), console.error)
  try {
    const reset = await resetOperator(email, services)
    if (!reset.ok) {
      console.error(reset.message)
      return 1
    }
    const authentication = openAuthentication({ ...services, logError: console.error })
    const token = await authentication.passwordToken(reset.id, { hours: recoveryHours })
    console.log(
      `${reset.name} is signed out everywhere; the old password and second factor no longer work.`,
    )
    console.log('Open this link within one hour. It works once:')
    console.log(`${services.siteUrl}/console/reset#token=${token}`)
    return 0
  } finally {
    await services.database.close()
  }
}

await runCommand(main)
