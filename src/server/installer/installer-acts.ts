import { pauses } from '#domain/installer/pause.ts'
import { acceptTerms } from '#operations/installer/accept-terms.ts'
import { pauseInstaller } from '#operations/installer/pause-installer.ts'
import type { InstallerAct } from '#site/installer/installer-page.ts'
import type { Services } from '../../services.ts'
import type { Fields } from '../http/read-fields.ts'

type ActHandler = (installer: string, fields: Fields, services: Services) => Promise<boolean>

/** Everything that an installer can do on its own page. False where there is no such installer. */
export const installerActs: Record<InstallerAct, ActHandler> = {
  'accept-terms': (installer, _, services) => acceptTerms(installer, services),
  pause: (installer, fields, services) => {
    const pause = pauses.find((one) => one === fields('until')) ?? 'tomorrow'
    return pauseInstaller({ installer, pause }, services)
  },
  resume: (installer, _, services) => pauseInstaller({ installer, pause: 'none' }, services),
}

export function isInstallerAct(text: string): text is InstallerAct {
  return Object.hasOwn(installerActs, text)
}
