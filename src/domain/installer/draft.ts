import {
  accreditationCategories,
  accreditationParts,
  areLookedUp,
} from '#estimate/installer/accreditation.ts'
import {
  areaMessages,
  areaRegions,
  everywhere,
  formatPostcodes,
  parseArea,
  parsePostcodes,
} from '#estimate/installer/area.ts'
import {
  approvalFields,
  formatOwn,
  identityFields,
  parseOwn,
} from '#estimate/installer/own-fields.ts'
import { terms } from '#estimate/terms.ts'
import { isDay } from '../calendar.ts'
import { toAsciiEmail } from '../enquiry/ascii-email.ts'
import { isEmail } from '../enquiry/email.ts'
import type { Hours } from '../promise/calling-calendar.ts'
import { tidy } from '../tidy.ts'
import {
  type Accreditation,
  type Caps,
  type Fees,
  type Installer,
  type InstallerPerson,
  installerServices,
  numberOf,
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
  ...identityFields,
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
  ...approvalFields,
  'people',
  'webhook',
] as const
export type InstallerField = (typeof installerFields)[number]
export type InstallerDraft = Record<InstallerField, string>
/** A draft in which nothing is filled in. */
export const emptyDraft = Object.fromEntries(
  installerFields.map((field) => [field, '']),
) as InstallerDraft
export type DraftProblem = { field: InstallerField; message: string }

/** What is typed of an installer; the rest comes with its account. */
export type TypedInstaller = Omit<Installer, 'id' | 'terms' | 'closedAt' | 'start' | 'offersSince'>

type Parse<T> = (text: string) => T | undefined
/** Fields that are needed and may be blank as yet. */
type MayBeBlank = readonly InstallerField[]
type Field<T> = (draft: InstallerDraft, mayBeBlank: MayBeBlank) => { value: T } | DraftProblem

function field<T>(name: InstallerField, parse: Parse<T>, message: string): Field<T> {
  return (draft) => {
    const value = parse(tidy(draft[name]))
    return value === undefined ? { field: name, message } : { value }
  }
}

/** A field that must be filled in before the first offer; until it is, its value is `none`. */
function needed<T>(name: InstallerField, parse: Parse<T>, none: T, message: string): Field<T> {
  const filled = field(name, parse, message)
  return (draft, mayBeBlank) =>
    mayBeBlank.includes(name) && tidy(draft[name]) === ''
      ? { value: none }
      : filled(draft, mayBeBlank)
}

/** A field that may be left blank. */
function optional<T>(name: InstallerField, parse: Parse<T>, message: string): Field<T | undefined> {
  const filled = field(name, parse, message)
  return (draft) => (tidy(draft[name]) === '' ? { value: undefined } : filled(draft, []))
}

function listOf<T extends string>(name: InstallerField, values: readonly T[]) {
  const parseValue = (part: string) => values.find((value) => value === part.toLowerCase())
  return needed(name, list(parseValue), [], `Enter one or more of: ${values.join('; ')}`)
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
  areas: needed('areas', list(parseArea), [], areaMessages.areas),
  except: field('except_postcodes', blankOr(list(parsePostcodes)), areaMessages.except),
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
  fees: needed(
    'fees',
    parseFees,
    {},
    `Enter ${terms.money} a lead without ${terms.tax}, like panels 60; batteries 85; panels+batteries 110`,
  ),
  accreditations: field(
    'accreditations',
    blankOr(parseAccreditations),
    `Enter ${accreditationParts}`,
  ),
  people: needed(
    'people',
    parsePeople,
    [],
    'Enter people with email and phone, a star before those who get offers, like *Con Vlahos, con@example.com, 0491 570 156; add road for those who aren’t in the office, accepts where they may accept offers, texts for those who get texts, and away until 2026-11-30 for those who are away; a mobile is enough where no email is known',
  ),
  webhook: optional('webhook', parseWebhook, 'Enter an address that begins with https://'),
}
type Values = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends Field<infer T> ? T : never
}

/** Parses what was typed. Each field that can't be used is a problem that says what to enter. Those in `mayBeBlank` are needed, and may be blank as yet. */
export function parseInstaller(
  draft: InstallerDraft,
  mayBeBlank: MayBeBlank = [],
): { problems: DraftProblem[] } | { installer: TypedInstaller; problems: [] } {
  const parsed = Object.entries(fields).map(
    ([name, parse]) => [name, parse(draft, mayBeBlank)] as const,
  )
  const { own, problems: ownProblems } = parseOwn(draft)
  const problems = [
    ...parsed.flatMap(([, result]) => ('field' in result ? [result] : [])),
    ...ownProblems,
    ...problemsBetween(draft),
  ].toSorted(
    (one, other) => installerFields.indexOf(one.field) - installerFields.indexOf(other.field),
  )
  if (problems.length > 0) return { problems }
  const values = Object.fromEntries(
    parsed.map(([name, result]) => [name, 'value' in result ? result.value : undefined]),
  ) as Values
  return { installer: { ...toInstaller(values), ...own }, problems: [] }
}

/** What an installer says of its own work: where, what on, how large, when and how many. */
export type Work = Pick<
  TypedInstaller,
  | 'area'
  | 'services'
  | 'propertyKinds'
  | 'panelKilowatts'
  | 'batteryKilowattHours'
  | 'hours'
  | 'daysOff'
  | 'caps'
>

const workFields = [
  ...([
    'areas',
    'except',
    'services',
    'propertyKinds',
    'panelKilowatts',
    'batteryKilowattHours',
  ] as const),
  ...(['weekdays', 'saturday', 'daysOff', 'capDay', 'capWeek', 'capMonth'] as const),
]

/** Parses the work alone, whatever is wrong with the rest of a draft. */
export function parseWork(
  draft: InstallerDraft,
  mayBeBlank: MayBeBlank = [],
): { problems: DraftProblem[] } | { work: Work; problems: [] } {
  const parsed = workFields.map((name) => [name, fields[name](draft, mayBeBlank)] as const)
  const problems = [
    ...parsed.flatMap(([, result]) => ('field' in result ? [result] : [])),
    ...problemsBetween(draft),
  ]
  if (problems.length > 0) return { problems }
  const values = Object.fromEntries(
    parsed.map(([name, result]) => [name, 'value' in result ? result.value : undefined]),
  )
  return { work: toWork(values as unknown as WorkValues), problems: [] }
}

type WorkValues = Pick<Values, (typeof workFields)[number]>

function toWork(values: WorkValues): Work {
  const { services, propertyKinds, panelKilowatts, batteryKilowattHours, daysOff } = values
  const { areas, except, weekdays, saturday, capDay, capWeek, capMonth } = values
  const inArea = areas.flat()
  return {
    services,
    propertyKinds,
    panelKilowatts,
    batteryKilowattHours,
    daysOff,
    area: {
      wholeState: inArea.includes(everywhere),
      regions: areaRegions.filter((region) => inArea.includes(region)),
      postcodes: inArea.filter((part) => /^[A-Z\d]/.test(part)),
      exceptPostcodes: except.flat(),
    },
    hours: weekdays && { weekdays, saturday },
    caps: capsOf({ day: capDay, week: capWeek, month: capMonth }),
  }
}

/** What one field asks of another. */
function problemsBetween(draft: InstallerDraft): DraftProblem[] {
  return tidy(draft.saturday_hours) !== '' && tidy(draft.weekday_hours) === ''
    ? [{ field: 'weekday_hours', message: hoursMessage }]
    : []
}

function toInstaller(values: Values): Omit<TypedInstaller, 'abn'> {
  const { areas, except, weekdays, saturday, capDay, capWeek, capMonth, ...typed } = values
  return { ...typed, strengths: typed.strengths ?? [], ...toWork(values) }
}

function capsOf(caps: Record<keyof Caps, number | undefined>): Caps {
  return Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== undefined))
}

/** Formats an installer so that parsing it gives the same again. */
export function formatInstaller(installer: TypedInstaller): InstallerDraft {
  const { area, hours, caps } = installer
  const joined = (parts: readonly string[]) => parts.join('; ')
  const optionalText = (value: { toString(): string } | undefined) => value?.toString() ?? ''
  return {
    trading_name: installer.tradingName,
    ...formatOwn(installer),
    areas: joined([
      ...(area.wholeState ? [terms.everywhere] : []),
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
    days_off: formatDaysOff(installer.daysOff),
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
    accreditations: formatAccreditations(installer.accreditations),
    people: formatPeople(installer.people),
    webhook: installer.webhook ?? '',
  }
}

export function formatPeople(people: readonly InstallerPerson[]): string {
  const lines = people.map((person) => {
    const { name, email, phone, getsOffers } = person
    return `${getsOffers ? '*' : ''}${[name, email, phone, ...roleWords(person)].join(', ')}`
  })
  return lines.join('; ')
}

export function formatAccreditations(accreditations: readonly Accreditation[]): string {
  const lines = accreditations.map(({ person, category, number, expiresOn, checkedOn }) =>
    [person, category, number, expiresOn, ...(checkedOn ? [checkedOn] : [])].join(', '),
  )
  return lines.join('; ')
}

export function formatDaysOff(daysOff: Installer['daysOff']): string {
  const lines = daysOff.map(({ from, until }) => (from === until ? from : `${from} to ${until}`))
  return lines.join('; ')
}

/** Whether two are one business: by its number, or by its name where a sole trader has none. */
export function isSameBusiness(one: TypedInstaller, other: TypedInstaller): boolean {
  return businessKey(one) === businessKey(other)
}

/** What tells businesses apart: see isSameBusiness. */
export function businessKey(installer: TypedInstaller): string {
  return numberOf(installer) ?? installer.tradingName.toLowerCase()
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
  const [, named, amount] = /^([a-z+-]+)\s+[$£]?(\d{1,5}(?:\.\d{1,2})?)$/i.exec(part) ?? []
  const names = named?.toLowerCase().split('+') ?? []
  const services = installerServices.filter((service) => names.includes(service))
  if (services.length === 0 || services.length !== names.length) return undefined
  return [services.join('+'), Math.round(Number(amount) * 100)]
}

/** No person holds the same twice. */
function parseAccreditations(text: string): Accreditation[] | undefined {
  const accreditations = list(parseAccreditation)(text)
  const held = new Set(accreditations?.map(({ person, category }) => `${person}, ${category}`))
  return held.size === accreditations?.length ? accreditations : undefined
}

function parseAccreditation(part: string): Accreditation | undefined {
  const [person, named, number, last, checked, more] = part.split(',').map((text) => text.trim())
  const category = accreditationCategories.find((category) => category === named?.toLowerCase())
  const expiresOn = parseDay(last ?? '')
  const checkedOn = checked === undefined ? undefined : parseDay(checked)
  const isChecked = areLookedUp ? checkedOn !== undefined : checked === undefined
  return person && category && number && expiresOn && isChecked && more === undefined
    ? { person, category, number, expiresOn, ...(checkedOn && { checkedOn }) }
    : undefined
}

/** At least one person must get the offers, and one the letters. */
function parsePeople(text: string): InstallerPerson[] | undefined {
  const people = list(parsePerson)(text)
  const isReachable = people?.some(({ email }) => email !== '')
  return isReachable && people?.some(({ getsOffers }) => getsOffers) ? people : undefined
}

function parsePerson(part: string): InstallerPerson | undefined {
  const parts = part.split(',').map((text) => text.trim())
  const [starred = '', address = '', phone = '', ...more] = parts
  const email = toAsciiEmail(address)
  const name = starred.replace(/^\*\s*/, '')
  const [away, ...others] = more.filter((word) => word.startsWith(awayWords))
  const awayUntil = away && parseDay(away.slice(awayWords.length))
  const words = more.filter((word) => !word.startsWith(awayWords))
  const getsTexts = words.at(-1) === 'texts'
  const role = rolesByWords[words.slice(0, getsTexts ? -1 : undefined).join(', ')]
  if (others.length > 0 || (away && !awayUntil)) return undefined
  const hasPhone = /\d{6}/.test(phone.replace(/\D/g, ''))
  const isReachable = email === '' ? hasPhone : isEmail(email)
  return name && isReachable && role && (hasPhone || !getsTexts)
    ? {
        name,
        email,
        phone,
        getsOffers: starred.startsWith('*'),
        ...role,
        ...(getsTexts && { getsTexts }),
        ...(awayUntil && { awayUntil }),
      }
    : undefined
}

/** The words that may follow a person's phone, before whether they get texts. */
const rolesByWords: Record<string, Pick<InstallerPerson, 'role' | 'mayAccept'>> = {
  '': {},
  road: { role: 'road' },
  'road, accepts': { role: 'road', mayAccept: true },
}

/** The word before the day on which a person is back. */
const awayWords = 'away until '

function roleWords({ role, mayAccept, getsTexts, awayUntil }: InstallerPerson): string[] {
  const rest = [...(getsTexts ? ['texts'] : []), ...(awayUntil ? [awayWords + awayUntil] : [])]
  if (role !== 'road') return rest
  return [...(mayAccept ? ['road', 'accepts'] : ['road']), ...rest]
}

function parseWebhook(text: string): string | undefined {
  return URL.parse(text)?.protocol === 'https:' ? text : undefined
}
