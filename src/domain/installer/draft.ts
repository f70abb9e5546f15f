import { isDay } from '../calendar.ts'
import { isEmail } from '../enquiry/email.ts'
import { tidy } from '../enquiry/tidy.ts'
import type { Hours } from '../promise/calling-calendar.ts'
import { regions } from '../region.ts'
import { isAbn } from './abn.ts'
import {
  type Accreditation,
  accreditationCategories,
  type Caps,
  type Fees,
  type Installer,
  type InstallerPerson,
  installerServices,
  propertyKinds,
  type SizeRange,
  strengths,
} from './installer.ts'

/**
 * The fields in which an installer is typed, at the desk and in a CSV file, in the order of the file's columns. Lists are separated by
 * semicolons.
 */
export const installerFields = [
  'trading_name',
  'abn',
  'areas',
  'except_postcodes',
  'services',
  'property_kinds',
  'panel_kw',
  'battery_kwh',
  'strengths',
  'weekday_hours',
  'saturday_hours',
  'days_off',
  'paused_until',
  'cap_day',
  'cap_week',
  'cap_month',
  'weight',
  'fees',
  'accreditations',
  'seller_number',
  'seller_expires_on',
  'people',
  'webhook',
] as const
export type InstallerField = (typeof installerFields)[number]
export type InstallerDraft = Record<InstallerField, string>
export type DraftProblem = { field: InstallerField; message: string }

/** What is typed of an installer; the rest comes with its account. */
export type TypedInstaller = Omit<Installer, 'id' | 'terms' | 'closedAt'>

type Parse<T> = (text: string) => T | undefined
type Field<T> = (draft: InstallerDraft) => { value: T } | DraftProblem

function field<T>(name: InstallerField, parse: Parse<T>, message: string): Field<T> {
  return (draft) => {
    const value = parse(tidy(draft[name]))
    return value === undefined ? { field: name, message } : { value }
  }
}

/** A field that may be left blank. */
function optional<T>(name: InstallerField, parse: Parse<T>, message: string): Field<T | undefined> {
  const filled = field(name, parse, message)
  return (draft) => (tidy(draft[name]) === '' ? { value: undefined } : filled(draft))
}

function listOf<T extends string>(name: InstallerField, values: readonly T[]) {
  const parseValue = (part: string) => values.find((value) => value === part.toLowerCase())
  return field(name, list(parseValue), `Enter one or more of: ${values.join('; ')}`)
}

const dayMessage = 'Enter a date, like 2027-06-30'
const hoursMessage = 'Enter hours, like 7:30-17:00'
const capMessage = 'Enter a whole number, or leave it blank for no cap'

const fields = {
  tradingName: field(
    'trading_name',
    (text) => (text.length <= 100 && text) || undefined,
    'Enter the name it trades under, in up to 100 characters',
  ),
  abn: field('abn', parseAbn, 'Enter its ABN: eleven digits, like 51 824 753 556'),
  areas: field(
    'areas',
    list(parseArea),
    `Enter Victoria, or regions and postcodes: ${regions.join('; ')}; 3011; 3020-3030`,
  ),
  except: field(
    'except_postcodes',
    blankOr(list(parsePostcodes)),
    'Enter postcodes, like 3195; 3200-3204',
  ),
  services: listOf('services', installerServices),
  propertyKinds: listOf('property_kinds', propertyKinds),
  panelKilowatts: optional('panel_kw', parseSizes, 'Enter the sizes it takes, like 5-30'),
  batteryKilowattHours: optional('battery_kwh', parseSizes, 'Enter the sizes it takes, like 5-20'),
  strengths: optional(
    'strengths',
    list((part) => strengths.find((value) => value === part.toLowerCase())),
    `Enter some of: ${strengths.join('; ')}`,
  ),
  weekdays: optional('weekday_hours', parseHours, hoursMessage),
  saturday: optional('saturday_hours', parseHours, hoursMessage),
  daysOff: field(
    'days_off',
    blankOr(list(parseDays)),
    'Enter days, like 2026-12-24 to 2027-01-11; 2027-03-08',
  ),
  pausedUntil: optional('paused_until', parseDay, dayMessage),
  capDay: optional('cap_day', parseWhole, capMessage),
  capWeek: optional('cap_week', parseWhole, capMessage),
  capMonth: optional('cap_month', parseWhole, capMessage),
  weight: field('weight', parseWeight, 'Enter a weight from 1 to 100, or leave it blank for 1'),
  fees: field(
    'fees',
    parseFees,
    'Enter dollars a lead without GST, like panels 60; batteries 85; panels+batteries 110',
  ),
  accreditations: field(
    'accreditations',
    blankOr(parseAccreditations),
    `Enter who, for what (${accreditationCategories.join(', ')}), number and last day, each once, like Con Vlahos, batteries, S4471902, 2027-06-30`,
  ),
  sellerNumber: optional('seller_number', (text) => text, ''),
  sellerExpiresOn: optional('seller_expires_on', parseDay, dayMessage),
  people: field(
    'people',
    parsePeople,
    'Enter people with email and phone, a star before whoever gets offers, like *Con Vlahos, con@example.com, 0491 570 156',
  ),
  webhook: optional('webhook', parseWebhook, 'Enter an address that begins with https://'),
}
type Values = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends Field<infer T> ? T : never
}

/** Parses what was typed. Each field that can't be used is a problem that says what to enter. */
export function parseInstaller(
  draft: InstallerDraft,
): { problems: DraftProblem[] } | { installer: TypedInstaller; problems: [] } {
  const parsed = Object.entries(fields).map(([name, parse]) => [name, parse(draft)] as const)
  const problems = [
    ...parsed.flatMap(([, result]) => ('field' in result ? [result] : [])),
    ...problemsBetween(draft),
  ]
  if (problems.length > 0) return { problems }
  const values = Object.fromEntries(
    parsed.map(([name, result]) => [name, 'value' in result ? result.value : undefined]),
  ) as Values
  return { installer: toInstaller(values), problems: [] }
}

/** What one field asks of another. */
function problemsBetween(draft: InstallerDraft): DraftProblem[] {
  const needs = (one: InstallerField, other: InstallerField, message: string): DraftProblem[] =>
    tidy(draft[one]) !== '' && tidy(draft[other]) === '' ? [{ field: other, message }] : []
  return [
    ...needs('saturday_hours', 'weekday_hours', hoursMessage),
    ...needs('seller_number', 'seller_expires_on', dayMessage),
    ...needs('seller_expires_on', 'seller_number', 'Enter the number of the approval'),
  ]
}

function toInstaller(values: Values): TypedInstaller {
  const { areas, except, weekdays, saturday, sellerNumber, sellerExpiresOn, ...typed } = values
  const { capDay, capWeek, capMonth, ...rest } = typed
  const inArea = areas.flat()
  return {
    ...rest,
    strengths: rest.strengths ?? [],
    area: {
      wholeState: inArea.includes('victoria'),
      regions: regions.filter((region) => inArea.includes(region)),
      postcodes: inArea.filter((part) => /^\d/.test(part)),
      exceptPostcodes: except.flat(),
    },
    hours: weekdays && { weekdays, saturday },
    caps: capsOf({ day: capDay, week: capWeek, month: capMonth }),
    seller:
      sellerNumber && sellerExpiresOn
        ? { number: sellerNumber, expiresOn: sellerExpiresOn }
        : undefined,
  }
}

function capsOf(caps: Record<keyof Caps, number | undefined>): Caps {
  return Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== undefined))
}

/** Formats an installer so that parsing it gives the same again. */
export function formatInstaller(installer: TypedInstaller): InstallerDraft {
  const { area, hours, caps, seller } = installer
  const joined = (parts: readonly string[]) => parts.join('; ')
  const optionalText = (value: { toString(): string } | undefined) => value?.toString() ?? ''
  return {
    trading_name: installer.tradingName,
    abn: installer.abn,
    areas: joined([
      ...(area.wholeState ? ['Victoria'] : []),
      ...area.regions,
      ...formatPostcodes(area.postcodes),
    ]),
    except_postcodes: joined(formatPostcodes(area.exceptPostcodes)),
    services: joined(installer.services),
    property_kinds: joined(installer.propertyKinds),
    panel_kw: formatSizes(installer.panelKilowatts),
    battery_kwh: formatSizes(installer.batteryKilowattHours),
    strengths: joined(installer.strengths),
    weekday_hours: formatHours(hours?.weekdays),
    saturday_hours: formatHours(hours?.saturday),
    days_off: joined(
      installer.daysOff.map(({ from, until }) => (from === until ? from : `${from} to ${until}`)),
    ),
    paused_until: installer.pausedUntil ?? '',
    cap_day: optionalText(caps.day),
    cap_week: optionalText(caps.week),
    cap_month: optionalText(caps.month),
    weight: String(installer.weight),
    fees: joined(
      // A database may give them back in another order.
      Object.entries(installer.fees)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([services, cents]) => `${services} ${cents / 100}`),
    ),
    accreditations: joined(
      installer.accreditations.map(({ person, category, number, expiresOn }) =>
        [person, category, number, expiresOn].join(', '),
      ),
    ),
    seller_number: seller?.number ?? '',
    seller_expires_on: seller?.expiresOn ?? '',
    people: joined(
      installer.people.map(
        ({ name, email, phone, getsOffers }) =>
          `${getsOffers ? '*' : ''}${[name, email, phone].join(', ')}`,
      ),
    ),
    webhook: installer.webhook ?? '',
  }
}

/** The fields in which two drafts differ. The order within a list doesn't count. */
export function changedFields(before: InstallerDraft, after: InstallerDraft): InstallerField[] {
  const sorted = (text: string) =>
    text
      .split(';')
      .map((part) => part.trim())
      .toSorted()
      .join(';')
  return installerFields.filter((field) => sorted(before[field]) !== sorted(after[field]))
}

/** Whether leads go elsewhere once these fields are changed: to another webhook, or to other people. */
export function changesDestination(changed: readonly InstallerField[]): boolean {
  return changed.includes('webhook') || changed.includes('people')
}

function list<T>(parsePart: Parse<T>): Parse<T[]> {
  return (text) => {
    const parts = text.split(';').map((part) => part.trim())
    const values = parts.filter(Boolean).map(parsePart)
    const known = values.filter((value) => value !== undefined)
    return known.length === values.length && known.length > 0 ? known : undefined
  }
}

function blankOr<T>(parse: Parse<T[]>): Parse<T[]> {
  return (text) => (text === '' ? [] : parse(text))
}

function parseAbn(text: string): string | undefined {
  if (!isAbn(text)) return undefined
  const digits = text.replace(/\s/g, '')
  return [digits.slice(0, 2), ...(digits.slice(2).match(/.{3}/g) ?? [])].join(' ')
}

function parseArea(part: string): string[] | undefined {
  const name = part.toLowerCase()
  if (name === 'victoria' || regions.some((region) => region === name)) return [name]
  return parsePostcodes(part)
}

/** One postcode, or all from one to another: postcodes are numbers in Australia. */
function parsePostcodes(part: string): string[] | undefined {
  const [, first, last = first] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(part) ?? []
  if (first === undefined || last === undefined || last < first) return undefined
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(4, '0'),
  )
}

/** Postcodes in their order; three and more that follow each other as the first and the last, '3020-3030'. */
export function formatPostcodes(postcodes: readonly string[]): string[] {
  const runs: string[][] = []
  for (const postcode of Array.from(new Set(postcodes)).toSorted()) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(postcode)) run.push(postcode)
    else runs.push([postcode])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run))
}

function parseSizes(text: string): SizeRange | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const range = { from: Number(from), to: Number(to) }
  return from !== undefined && range.from <= range.to ? range : undefined
}

function formatSizes(range: SizeRange | undefined): string {
  return range ? `${range.from}-${range.to}` : ''
}

function parseHours(text: string): Hours | undefined {
  const [from, to, more] = text.split(/\s*[-–]\s*/).map(parseClock)
  if (from === undefined || to === undefined || more !== undefined) return undefined
  return from < to ? { from, to } : undefined
}

/** '7:30' is 7.5. */
function parseClock(text: string): number | undefined {
  const [, hour, minute = '0'] = /^(\d{1,2})(?::([0-5]\d))?$/.exec(text) ?? []
  const hours = Number(hour) + Number(minute) / 60
  return hour !== undefined && hours <= 24 ? hours : undefined
}

function formatHours(hours: Hours | undefined): string {
  if (!hours) return ''
  const format = (hour: number) =>
    `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
  return `${format(hours.from)}-${format(hours.to)}`
}

function parseDay(text: string): string | undefined {
  return isDay(text) ? text : undefined
}

function parseDays(part: string): { from: string; until: string } | undefined {
  const [from, until = from, more] = part.split(/\s+to\s+/).map(parseDay)
  return from && until && !more && from <= until ? { from, until } : undefined
}

function parseWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function parseWeight(text: string): number | undefined {
  const weight = text === '' ? 1 : parseWhole(text)
  return weight !== undefined && weight >= 1 && weight <= 100 ? weight : undefined
}

function parseFees(text: string): Fees | undefined {
  const parsed = list(parseFee)(text)
  return parsed && Object.fromEntries(parsed)
}

function parseFee(part: string): [services: string, cents: number] | undefined {
  const [, named, dollars] = /^([a-z+-]+)\s+\$?(\d{1,5}(?:\.\d{1,2})?)$/i.exec(part) ?? []
  const names = named?.toLowerCase().split('+') ?? []
  const services = installerServices.filter((service) => names.includes(service))
  if (services.length === 0 || services.length !== names.length) return undefined
  return [services.join('+'), Math.round(Number(dollars) * 100)]
}

/** Nobody holds the same twice. */
function parseAccreditations(text: string): Accreditation[] | undefined {
  const accreditations = list(parseAccreditation)(text)
  const held = new Set(accreditations?.map(({ person, category }) => `${person}, ${category}`))
  return held.size === accreditations?.length ? accreditations : undefined
}

function parseAccreditation(part: string): Accreditation | undefined {
  const [person, named, number, last, more] = part.split(',').map((text) => text.trim())
  const category = accreditationCategories.find((category) => category === named?.toLowerCase())
  const expiresOn = parseDay(last ?? '')
  return person && category && number && expiresOn && more === undefined
    ? { person, category, number, expiresOn }
    : undefined
}

/** Somebody must get the offers. */
function parsePeople(text: string): InstallerPerson[] | undefined {
  const people = list(parsePerson)(text)
  return people?.some(({ getsOffers }) => getsOffers) ? people : undefined
}

function parsePerson(part: string): InstallerPerson | undefined {
  const [starred = '', email = '', phone = '', more] = part.split(',').map((text) => text.trim())
  const name = starred.replace(/^\*\s*/, '')
  return name && isEmail(email) && more === undefined
    ? { name, email, phone, getsOffers: starred.startsWith('*') }
    : undefined
}

function parseWebhook(text: string): string | undefined {
  return URL.parse(text)?.protocol === 'https:' ? text : undefined
}
