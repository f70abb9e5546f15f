import { countLateCalls } from '#database/insight/late-calls.ts'
import { getChange, listChanges } from '#database/installer/changes.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { statementOf } from '#database/offer/ledger.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { InstallerNotice, StatementFigures } from '#domain/delivery/outgoing-installer.ts'
import { endingOn, readWarningKey } from '#domain/installer/expiry.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { isOpenRequest, requestKey, requestOf } from '#domain/installer/request.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { isMonth } from '#domain/offer/ledger.ts'
import { lateSince, mostLate } from '#domain/offer/owed-call.ts'
import type { World } from '../world.ts'

type InstallerContentDeps = Pick<World, 'database' | 'calling' | 'now'>

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
  const { tradingName, abn, companyNumber, people, closedAt, linkNumber } = installer
  const offered = { id, tradingName, abn, companyNumber, people, closedAt, linkNumber }
  return { ...notice, installer: offered }
}

async function noticeOf(
  { event, dedupeKey }: Pick<Delivery, 'event' | 'dedupeKey'>,
  installer: Installer,
  deps: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const { terms, closedAt } = installer
  // A statement is still sent after the installer has left.
  if (event === 'installer.statement') return statementNotice(installer.id, dedupeKey, deps)
  if (closedAt) return undefined
  if (event === 'installer.late') return lateCallsNotice(installer.id, deps)
  if (event === 'installer.rehearsal')
    return installer.start?.rehearsedAt ? undefined : { kind: 'rehearsal' }
  if (event === 'installer.link') return { kind: 'link' }
  if (event === 'installer.terms')
    return terms?.version === termsVersion
      ? undefined
      : { kind: 'terms', again: terms !== undefined }
  if (event === 'installer.decided') return decidedNotice(dedupeKey, deps)
  return event === 'installer.expiring' ? expiringNotice(installer, dedupeKey, deps) : undefined
}

async function decidedNotice(
  key: string | null,
  { database }: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const change = await getChange(database.db, key?.split(' ').at(-1) ?? '')
  if (!change || change.kind === 'work') return undefined
  const { outcome, sentence } = change
  const isConfirmed = outcome === 'confirmed'
  return { kind: 'decided', request: requestOf(change), isConfirmed, sentence }
}

/** Installers aren't asked for a date that they have sent. */
async function expiringNotice(
  installer: Installer,
  key: string | null,
  { database }: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const warning = readWarningKey(key)
  const changes = await listChanges(database.db, installer.id)
  const sent = changes.filter(isOpenRequest).map((one) => requestKey(requestOf(one)))
  const ends = (warning ? endingOn(installer, warning.endsOn) : []).filter(
    ({ category, person = '' }) =>
      !sent.includes(
        requestKey(category ? { kind: 'accreditation', category, person } : { kind: 'seller' }),
      ),
  )
  return warning && ends.length > 0 ? { kind: 'expiring', ...warning, ends } : undefined
}

/** The count at the time of sending: calls removed from the record meanwhile are left out. */
async function lateCallsNotice(
  installer: string,
  { database, now }: InstallerContentDeps,
): Promise<InstallerNotice | undefined> {
  const count = await countLateCalls(database.db, installer, lateSince(now()))
  return count >= mostLate ? { kind: 'late', count } : undefined
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
