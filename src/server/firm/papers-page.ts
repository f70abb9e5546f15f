import { firmWords } from '#content/pages/firm.ts'
import { requestName } from '#content/request-name.ts'
import { getFile, type InstallerChange, listChanges } from '#database/installer/changes.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import { dayOf, daysAfter, daysBetween } from '#domain/calendar.ts'
import { mostProofBytes } from '#domain/installer/proof-file.ts'
import {
  type InstallerRequest,
  isOpenRequest,
  requestKey,
  requestOf,
} from '#domain/installer/request.ts'
import { warnedDays } from '#domain/installer/standing.ts'
import { reject } from '#domain/result.ts'
import { approvals } from '#edition/approvals.ts'
import { accreditationCategories } from '#estimate/installer/accreditation.ts'
import { askWithProof, withdrawRequest } from '#operations/firm/ask-desk.ts'
import { tryInstaller } from '#operations/offer/try-shares.ts'
import type { Paper, PaperForm, Waiting } from '#site/firm/papers/papers.ts'
import { sendProof } from '../http/download.ts'
import type { Fields } from '../http/read-fields.ts'
import type { FirmPage } from './firm-page.ts'

type Held = { of: string; request: Exclude<InstallerRequest, { kind: 'service' }> }

/** What an installer holds. A new date, and a new accreditation, wait for the desk; the old date holds meanwhile. */
export const papersPage: FirmPage = {
  right: 'firm',
  mostFileBytes: mostProofBytes,
  view: async (deps, c, fields) => {
    const { visit, services, now } = deps
    const { installer } = visit
    const today = dayOf(now, services.calling.timeZone)
    const changes = await listChanges(services.database.db, installer.id)
    const open = changes.filter(isOpenRequest)
    const held = heldBy(installer)
    const keys = held.map(({ request }) => requestKey(request))
    const asked = fields?.('act') === 'ask' ? fields : undefined
    const form = formOf(asked?.('of') ?? c.req.query('of'), held, asked)
    const own = held.find(({ of }) => of === form?.of)
    return {
      page: 'papers',
      papers: held.map((one) => toPaper(one, changes, today)),
      waiting: open
        .filter((one) => !keys.includes(requestKey(requestOf(one))))
        .map((one) => toWaiting(one)),
      refused: changes.flatMap((one) =>
        one.outcome === 'refused' &&
        one.settled_at &&
        dayOf(new Date(one.settled_at), services.calling.timeZone) > daysAfter(today, -30)
          ? [
              {
                what: requestName(requestOf(one)),
                at: one.settled_at,
                sentence: one.sentence ?? '',
              },
            ]
          : [],
      ),
      form: form ?? null,
      effect: own ? await tryInstaller(without(installer, own), services) : null,
      categories: accreditationCategories.map((value) => ({
        value,
        label: approvals.categories[value],
      })),
    }
  },
  acts: {
    ask: async ({ visit, services }, fields, files) => {
      const typed = (name: string) => fields(name).trim()
      const dated = { number: typed('number'), expiresOn: typed('expires') }
      const category = accreditationCategories.find((one) => one === typed('category'))
      if (fields('of') !== 'seller' && !category)
        return { ...reject('invalid', 'Choose what it is for'), field: 'category' }
      const request: InstallerRequest =
        fields('of') === 'seller' || !category
          ? { kind: 'seller', ...dated }
          : { kind: 'accreditation', person: typed('person'), category, ...dated }
      const file = await files('file')
      return askWithProof(visit.installer.id, { request, file }, services)
    },
    withdraw: ({ visit, services }, fields) =>
      withdrawRequest(visit.installer.id, fields('id'), services),
  },
  file: async ({ visit, services }, c) => {
    const { db } = services.database
    const id = c.req.query('of') ?? ''
    const change = (await listChanges(db, visit.installer.id)).find((one) => one.id === id)
    const bytes = change?.file_type ? await getFile(db, id) : undefined
    return change?.file_type && bytes
      ? sendProof(c, { type: change.file_type, bytes })
      : c.text('There is no such file.', 404)
  },
}

function heldBy({ accreditations, seller }: StoredInstaller): Held[] {
  return [
    ...accreditations.map(({ person, category, number, expiresOn }, index) => ({
      of: String(index),
      request: { kind: 'accreditation' as const, person, category, number, expiresOn },
    })),
    ...(seller ? [{ of: 'seller', request: { kind: 'seller' as const, ...seller } }] : []),
  ]
}

function toPaper({ of, request }: Held, changes: readonly InstallerChange[], today: string): Paper {
  const { number, expiresOn } = request
  const own = changes.filter(
    (one) => one.kind === request.kind && requestKey(requestOf(one)) === requestKey(request),
  )
  const waiting = own.find(isOpenRequest)
  const daysLeft = daysBetween(today, expiresOn)
  return {
    of,
    number,
    expiresOn,
    daysLeft,
    isEnding: daysLeft <= warnedDays,
    who: request.kind === 'seller' ? null : request.person,
    what:
      request.kind === 'seller' ? firmWords.papers.seller : approvals.categories[request.category],
    file: own.find(({ outcome, file_type }) => outcome === 'confirmed' && file_type)?.id ?? null,
    waiting: waiting ? toWaiting(waiting) : null,
  }
}

function toWaiting(change: InstallerChange): Waiting {
  const request = requestOf(change)
  return {
    id: change.id,
    what: requestName(request),
    expiresOn: 'expiresOn' in request ? request.expiresOn : null,
    by: change.due_at,
  }
}

/** What the form shows: what was typed, where it couldn't be so. */
function formOf(
  of: string | undefined,
  held: readonly Held[],
  typed: Fields | undefined,
): PaperForm | undefined {
  const request = held.find((one) => one.of === of)?.request
  if (!request && of !== 'new') return undefined
  const { papers } = firmWords
  const person = request && 'person' in request ? request.person : ''
  const category = request && 'category' in request ? request.category : ''
  return {
    of: of ?? 'new',
    title: !request
      ? papers.add
      : request.kind === 'seller'
        ? papers.seller
        : approvals.ofPerson
            .replace('{person}', request.person)
            .replace('{category}', approvals.categories[request.category]),
    person: typed?.('person') ?? person,
    category: typed?.('category') ?? category,
    number: typed?.('number') ?? request?.number ?? '',
    expires: typed?.('expires') ?? '',
  }
}

function without(installer: StoredInstaller, { request }: Held): StoredInstaller {
  if (request.kind === 'seller') return { ...installer, seller: undefined }
  const { person, category } = request
  return {
    ...installer,
    accreditations: installer.accreditations.filter(
      (one) => one.person !== person || one.category !== category,
    ),
  }
}
