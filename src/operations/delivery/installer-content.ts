import { getInstaller } from '#database/installer/installers.ts'
import { statementOf } from '#database/offer/ledger.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { InstallerNotice, StatementFigures } from '#domain/delivery/outgoing-installer.ts'
import { endingOn, readWarningKey } from '#domain/installer/expiry.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { isMonth } from '#domain/offer/ledger.ts'
import type { World } from '../world.ts'

type InstallerContentDeps = Pick<World, 'database' | 'calling'>

/** What a delivery says about an installer apart from any offer; undefined where there is no reason for it any more. */
export async function installerContent(
  delivery: Pick<Delivery, 'event' | 'dedupeKey'>,
  id: string,
  deps: InstallerContentDeps,
): Promise<DeliveryContent | undefined> {
  const installer = await getInstaller(deps.database.db, id)
  if (!installer) return undefined
  const notice = await noticeOf(delivery, installer, deps)
  if (!notice) return undefined
  const { tradingName, abn, people, closedAt, linkNumber } = installer
  const offered = { id, tradingName, abn, people, closedAt, linkNumber }
  return { ...notice, installer: offered }
}

async function noticeOf(
  { event, dedupeKey }: Pick<Delivery, 'event' | 'dedupeKey'>,
  installer: Installer,
  deps: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const { terms, closedAt } = installer
  // What was owed before they left is still owed.
  if (event === 'installer.statement') return statementNotice(installer.id, dedupeKey, deps)
  if (closedAt) return undefined
  if (event === 'installer.link') return { kind: 'link' }
  if (event === 'installer.terms')
    return terms?.version === termsVersion
      ? undefined
      : { kind: 'terms', again: terms !== undefined }
  return event === 'installer.expiring' ? expiringNotice(installer, dedupeKey) : undefined
}

function expiringNotice(installer: Installer, key: string | null): InstallerNotice | undefined {
  const warning = readWarningKey(key)
  const ends = warning ? endingOn(installer, warning.endsOn) : []
  return warning && ends.length > 0 ? { kind: 'expiring', ...warning, ends } : undefined
}

async function statementNotice(
  installer: string,
  key: string | null,
  { database, calling }: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const month = key?.split(' ').at(-1) ?? ''
  if (!isMonth(month)) return undefined
  const statement = await statementOf(database.db, {
    installer,
    month,
    timeZone: calling.timeZone,
  })
  const { fee, credit, payment } = statement.totals
  const figures: StatementFigures = {
    month,
    opening: statement.opening,
    fees: fee,
    credits: credit,
    payments: payment,
    closing: statement.closing,
  }
  return { kind: 'statement', statement: figures }
}
