import { type InstallerChange, listChanges } from '#database/installer/changes.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import { countAccepted } from '#database/offer/offers.ts'
import { type ReadLine, readAreas } from '#domain/installer/area-lines.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { formatInstaller } from '#domain/installer/draft.ts'
import {
  feeFor,
  type InstallerService,
  installerServices,
  propertyKinds,
} from '#domain/installer/installer.ts'
import { isOpenRequest, requestOf } from '#domain/installer/request.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { reject } from '#domain/result.ts'
import { areaRegionLabels, areaRegions, everywhere, parseArea } from '#estimate/installer/area.ts'
import { formatAreaWords } from '#estimate/installer/area-words.ts'
import { terms } from '#estimate/terms.ts'
import {
  changeOwnWork,
  isPlanned,
  leaveOwnWork,
  type OwnChange,
  type OwnField,
  withOwnChange,
  withPlanned,
} from '#operations/firm/change-work.ts'
import { tryInstaller } from '#operations/offer/try-shares.ts'
import type { WorkPart } from '#site/firm/work/work.ts'
import type { Fields } from '../http/read-fields.ts'
import { areaMap } from './area-map.ts'
import type { FirmDeps, FirmPage } from './firm-page.ts'
import { pauseActs, pauseView } from './pause-acts.ts'

const fieldsOf: Record<WorkPart, readonly OwnField[]> = {
  where: ['areas', 'except_postcodes'],
  what: ['services', 'property_kinds', 'panel_kw', 'battery_kwh'],
  when: ['weekday_hours', 'saturday_hours', 'cap_day', 'cap_week', 'cap_month'],
}

/** Acts that show what a change would have meant, and save nothing. */
const shows = ['try', 'press-all', ...areaRegions.map((region) => `press-${region}`)]

/** Acts that post the fields of the part. */
const saves = [...shows, 'save']

/** A part of what an installer says of its own work. A change shows what it would have meant before it is saved. */
export function workPage(part: WorkPart): FirmPage {
  return {
    right: 'firm',
    view: async (deps, _, fields) => {
      const { services } = deps
      const known = deps.visit.installer
      const changes = await listChanges(services.database.db, known.id)
      const installer = withPlanned(known, changes)
      const act = fields?.('act') ?? ''
      const typed = saves.includes(act) ? fields : undefined
      const read = typed && readChange(part, typed)
      const changed = read?.change && withOwnChange(installer, read.change)
      const draft = formatInstaller(installer)
      return {
        page: 'work',
        part,
        values: Object.fromEntries(
          fieldsOf[part].flatMap((name) => {
            if (name === 'areas') return [[name, areasOf(installer, typed)]]
            const [from = '', to = ''] = draft[name].split('-')
            return pairs.includes(name)
              ? [
                  [`${name}-from`, typed?.(`${name}-from`) ?? padded(from)],
                  [`${name}-to`, typed?.(`${name}-to`) ?? padded(to)],
                ]
              : [[name, typed?.(name) ?? draft[name]]]
          }),
        ),
        property: typed ? chosenOf(typed, 'property', propertyKinds) : installer.propertyKinds,
        problems:
          changed && !changed.ok
            ? Object.fromEntries(changed.problems.map(({ field, message }) => [field, message]))
            : {},
        lines: read?.lines ?? [],
        map: part === 'where' ? areaMap(known, changed?.ok ? changed.installer : installer) : null,
        effect:
          changed?.ok && shows.includes(act)
            ? await tryInstaller(changed.installer, services)
            : null,
        services: installerServices.map((service) => ({
          service,
          name: serviceNames[service],
          feeCents: feeFor(known, [service]) ?? null,
          isDone: typed
            ? typed(`service-${service}`) === 'yes'
            : installer.services.includes(service),
          askedBy: changes.filter(isOpenRequest).find(asksFor(service))?.due_at ?? null,
        })),
        plannedFrom: changes.filter(isPlanned).at(-1)?.due_at ?? null,
        accepted: part === 'when' ? await acceptedOf(deps) : null,
        pause: part === 'when' ? pauseView(deps, fields) : null,
      }
    },
    acts: {
      ...Object.fromEntries(
        shows.map((act) => [
          act,
          async (_: FirmDeps, fields: Fields) =>
            readChange(part, fields).problem ?? { ok: true as const, stay: true },
        ]),
      ),
      save: async ({ visit, services }, fields) => {
        const { problem, change = {} } = readChange(part, fields)
        if (problem) return problem
        const { id } = visit.installer
        const changes = await listChanges(services.database.db, id)
        const changed = withOwnChange(withPlanned(visit.installer, changes), change)
        if (!changed.ok) return changed
        const effect = await tryInstaller(changed.installer, services)
        return changeOwnWork(id, { change, effect }, services)
      },
      leave: ({ visit, services }) => leaveOwnWork(visit.installer.id, services),
      ...(part === 'when' && pauseActs),
    },
  }
}

function acceptedOf({ visit, services, now }: FirmDeps) {
  const { database, calling } = services
  return countAccepted(database.db, visit.installer.id, capStarts(now, calling.timeZone))
}

function asksFor(service: InstallerService) {
  return (change: InstallerChange) => {
    const request = requestOf(change)
    return request.kind === 'service' && request.service === service
  }
}

type ReadChange = {
  change?: OwnChange
  lines?: ReadLine[]
  problem?: ReturnType<typeof reject<'invalid'>>
}

function readChange(part: WorkPart, fields: Fields): ReadChange {
  if (part === 'where') return readTyped(fields)
  const typed = fieldsOf[part].filter((name) => name !== 'property_kinds' && name !== 'services')
  const change: OwnChange = Object.fromEntries(
    typed.map((name) => [name, pairs.includes(name) ? pairOf(name, fields) : fields(name).trim()]),
  )
  if (part !== 'what') return { change }
  const kinds = chosenOf(fields, 'property', propertyKinds)
  const services = chosenOf(fields, 'service', installerServices)
  if (services.length === 0) return { problem: reject('invalid', 'Tick at least one service.') }
  return kinds.length === 0
    ? { problem: reject('invalid', 'Tick at least one kind of property.') }
    : { change: { ...change, services: services.join('; '), property_kinds: kinds.join('; ') } }
}

/** What is asked in two fields, from and to. */
const pairs: readonly OwnField[] = ['panel_kw', 'battery_kwh', 'weekday_hours', 'saturday_hours']

function pairOf(name: OwnField, fields: Fields): string {
  const [from, to] = [fields(`${name}-from`).trim(), fields(`${name}-to`).trim()]
  return from || to ? `${from}-${to}` : ''
}

/** '07:30' of '7:30', as a field for a time wants it. */
function padded(text: string): string {
  return /^\d:/.test(text) ? `0${text}` : text
}

/** What is ticked of a list, in its order. */
function chosenOf<One extends string>(fields: Fields, name: string, all: readonly One[]): One[] {
  return all.filter((one) => fields(`${name}-${one}`) === 'yes')
}

/** What was typed of an area, line by line; where a name is two things or none, what to type instead. */
function readTyped(fields: Fields): ReadChange {
  const read = readAreas(typedAreas(fields).join('\n'), fields('except_postcodes'))
  const { lines } = read
  return 'problem' in read
    ? { lines, problem: reject('invalid', read.problem) }
    : { lines, change: { areas: read.areas, except_postcodes: read.except_postcodes } }
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 200)
}

/** The places that were typed, without or with what was pressed: a region, or all of it. */
function typedAreas(fields: Fields): string[] {
  const lines = linesOf(fields('areas'))
  const labels = areaRegions.map((region) => areaRegionLabels[region])
  const nameOf = (line: string) => parseArea(line)?.[0]
  const parts = lines.filter((line) => nameOf(line) !== everywhere)
  const isWhole = parts.length < lines.length
  if (fields('act') === 'press-all')
    return isWhole
      ? [...parts, ...labels]
      : [
          terms.everywhere,
          ...parts.filter((line) => !areaRegions.some((one) => one === nameOf(line))),
        ]
  const pressed = areaRegions.find((region) => fields('act') === `press-${region}`)
  if (!pressed) return lines
  // Of all of it the other regions stay.
  const before = isWhole ? [...parts, ...labels] : lines
  const others = before.filter((line) => nameOf(line) !== pressed)
  return others.length < before.length ? others : [...before, areaRegionLabels[pressed]]
}

/** The field's value: what was typed, else the current area, one part a line. */
function areasOf(installer: StoredInstaller, fields: Fields | undefined): string {
  if (fields) return typedAreas(fields).join('\n')
  const { area } = installer
  return [
    ...(area.wholeState ? [formatInstaller(installer).areas.split('; ')[0] ?? ''] : []),
    ...area.regions.map((region) => areaRegionLabels[region]),
    ...formatAreaWords(area.postcodes),
  ].join('\n')
}
