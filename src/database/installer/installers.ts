import type { Insertable, Selectable } from 'kysely'
import type { Cover, Installer, InstallerStart } from '#domain/installer/installer.ts'
import type { AreaRegion } from '#estimate/installer/area.ts'
import { numberField } from '#estimate/installer/own-fields.ts'
import type { AccreditationsTable, Db, InstallerAreasTable, InstallersTable } from '../schema.ts'

/** An installer with what the desk alone knows. Its version goes up with every change. */
export type StoredInstaller = Installer & {
  /** See startingLevel: what it counts as having had when its turns began, and since when they count. */
  level: number
  levelSince: string
  createdAt: string
  version: number
  /** When an owner decided not to offer it leads from before it was ready. */
  backlogLeftAt?: string | undefined
  /** What every link to its pages carries: those with an earlier one are worthless. */
  linkNumber: number
}

/** All installers by name, closed ones too. */
export async function listInstallers(db: Db): Promise<StoredInstaller[]> {
  const [rows, areas, accreditations] = await Promise.all([
    db.selectFrom('installers').selectAll().orderBy('trading_name').orderBy('id').execute(),
    db.selectFrom('installer_areas').selectAll().orderBy('value').execute(),
    db.selectFrom('accreditations').selectAll().orderBy('person').orderBy('category').execute(),
  ])
  const areasBy = Map.groupBy(areas, ({ installer }) => installer)
  const accreditationsBy = Map.groupBy(accreditations, ({ installer }) => installer)
  return rows.map((row) =>
    toInstaller(row, areasBy.get(row.id) ?? [], accreditationsBy.get(row.id) ?? []),
  )
}

export async function getInstaller(db: Db, id: string): Promise<StoredInstaller | undefined> {
  const row = await db.selectFrom('installers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [areas, accreditations] = await Promise.all([
    db
      .selectFrom('installer_areas')
      .selectAll()
      .where('installer', '=', id)
      .orderBy('value')
      .execute(),
    db
      .selectFrom('accreditations')
      .selectAll()
      .where('installer', '=', id)
      .orderBy('person')
      .orderBy('category')
      .execute(),
  ])
  return toInstaller(row, areas, accreditations)
}

/** The names of all installers by their ids, of closed ones too. */
export async function listInstallerNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('installers').select(['id', 'trading_name']).execute()
  return new Map(rows.map(({ id, trading_name }) => [id, trading_name]))
}

/** What each installer that gets leads counted as having had when its turns began, by its weight. */
export function listLevels(db: Db): Promise<{ id: string; weight: number; level: number }[]> {
  return db
    .selectFrom('installers')
    .select(['id', 'weight', 'level'])
    .where('closed_at', 'is', null)
    .execute()
}

/** The id of the installer with this number. Undefined for a sole trader, who has none. */
export async function findInstallerByNumber(
  db: Db,
  number: string | undefined,
): Promise<string | undefined> {
  if (number === undefined) return undefined
  const row = await db
    .selectFrom('installers')
    .select('id')
    .where(numberField, '=', number)
    .executeTakeFirst()
  return row?.id
}

/** Locks an installer while its places are counted or it is changed. */
export async function lockInstaller(db: Db, id: string): Promise<void> {
  await db.selectFrom('installers').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks several of them, always in the same order, so that no two wait for each other. */
export async function lockInstallers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = db.selectFrom('installers').select('id').where('id', 'in', ids)
  await rows.orderBy('id').forUpdate().execute()
}

/** Inserts an installer with its areas and accreditations. Run inside a transaction. */
export async function insertInstaller(
  db: Db,
  installer: Omit<StoredInstaller, 'version' | 'linkNumber'>,
  newId: () => string,
): Promise<void> {
  await db
    .insertInto('installers')
    .values({
      ...toRow(installer),
      id: installer.id,
      level: installer.level,
      level_since: installer.levelSince,
      created_at: installer.createdAt,
      ...toStart(installer),
    })
    .execute()
  await insertParts(db, installer, newId)
}

/**
 * Replaces an installer with its areas and accreditations, if it still has the version that was seen. Run inside a transaction.
 * Returns false when it was changed meanwhile, or is unknown.
 */
export async function updateInstaller(
  db: Db,
  installer: StoredInstaller,
  newId: () => string,
): Promise<boolean> {
  const updated = await db
    .updateTable('installers')
    .set({
      ...toRow(installer),
      level: installer.level,
      level_since: installer.levelSince,
      version: installer.version + 1,
    })
    .where('id', '=', installer.id)
    .where('version', '=', installer.version)
    .returning('id')
    .executeTakeFirst()
  if (!updated) return false
  await db.deleteFrom('installer_areas').where('installer', '=', installer.id).execute()
  await db.deleteFrom('accreditations').where('installer', '=', installer.id).execute()
  await insertParts(db, installer, newId)
  return true
}

async function insertParts(db: Db, installer: Installer, newId: () => string): Promise<void> {
  const areas = toAreas(installer)
  if (areas.length > 0) await db.insertInto('installer_areas').values(areas).execute()
  if (installer.accreditations.length > 0)
    await db
      .insertInto('accreditations')
      .values(
        installer.accreditations.map(({ person, category, number, expiresOn, checkedOn }) => ({
          id: newId(),
          installer: installer.id,
          person,
          category,
          number,
          expires_on: expiresOn,
          checked_on: checkedOn ?? null,
        })),
      )
      .execute()
}

function toAreas({ id, area }: Installer): InstallerAreasTable[] {
  const of = (kind: InstallerAreasTable['kind'], values: readonly string[]) =>
    Array.from(new Set(values), (value) => ({ installer: id, kind, value }))
  return [
    ...of('region', area.regions),
    ...of('postcode', area.postcodes),
    ...of('except', area.exceptPostcodes),
  ]
}

function toRow(installer: Omit<StoredInstaller, 'version' | 'linkNumber'>) {
  const json = (value: object | undefined) => (value ? JSON.stringify(value) : null)
  return {
    trading_name: installer.tradingName,
    abn: installer.abn,
    company_number: installer.companyNumber ?? null,
    legal_name: installer.legalName ?? null,
    address: installer.address ?? null,
    vat_number: installer.vatNumber ?? null,
    consumer_code: installer.consumerCode?.name ?? null,
    code_checked_on: installer.consumerCode?.checkedOn ?? null,
    liability_pounds: installer.cover?.liability?.pounds ?? null,
    liability_until: installer.cover?.liability?.until ?? null,
    insured_guarantee: installer.cover?.hasInsuredGuarantee ?? null,
    deposit_percent: installer.cover?.depositPercent ?? null,
    electrical_scheme: installer.cover?.electricalScheme ?? null,
    cover_checked_on: installer.cover?.checkedOn ?? null,
    whole_state: installer.area.wholeState,
    services: JSON.stringify(installer.services),
    property_kinds: JSON.stringify(installer.propertyKinds),
    panel_kilowatts: json(installer.panelKilowatts),
    battery_kilowatt_hours: json(installer.batteryKilowattHours),
    strengths: JSON.stringify(installer.strengths),
    hours: json(installer.hours),
    days_off: JSON.stringify(installer.daysOff),
    paused_until: installer.pausedUntil ?? null,
    cap_day: installer.caps.day ?? null,
    cap_week: installer.caps.week ?? null,
    cap_month: installer.caps.month ?? null,
    weight: installer.weight,
    fees: JSON.stringify(installer.fees),
    seller_number: installer.seller?.number ?? null,
    seller_expires_on: installer.seller?.expiresOn ?? null,
    people: JSON.stringify(installer.people),
    webhook: installer.webhook ?? null,
    terms_accepted_at: installer.terms?.acceptedAt ?? null,
    terms_version: installer.terms?.version ?? null,
    closed_at: installer.closedAt ?? null,
    offers_since: installer.offersSince ?? null,
    backlog_left_at: installer.backlogLeftAt ?? null,
  } satisfies Partial<Insertable<InstallersTable>>
}

function toInstaller(
  row: Selectable<InstallersTable>,
  areas: readonly InstallerAreasTable[],
  accreditations: readonly Selectable<AccreditationsTable>[],
): StoredInstaller {
  const valuesOf = (kind: InstallerAreasTable['kind']) =>
    areas.filter((area) => area.kind === kind).map(({ value }) => value)
  return {
    id: row.id,
    tradingName: row.trading_name,
    abn: row.abn,
    companyNumber: row.company_number ?? undefined,
    legalName: row.legal_name ?? undefined,
    address: row.address ?? undefined,
    vatNumber: row.vat_number ?? undefined,
    area: {
      wholeState: Boolean(row.whole_state),
      regions: valuesOf('region') as AreaRegion[],
      postcodes: valuesOf('postcode'),
      exceptPostcodes: valuesOf('except'),
    },
    services: JSON.parse(row.services),
    propertyKinds: JSON.parse(row.property_kinds),
    panelKilowatts: row.panel_kilowatts ? JSON.parse(row.panel_kilowatts) : undefined,
    batteryKilowattHours: row.battery_kilowatt_hours
      ? JSON.parse(row.battery_kilowatt_hours)
      : undefined,
    strengths: JSON.parse(row.strengths),
    hours: row.hours ? JSON.parse(row.hours) : undefined,
    daysOff: JSON.parse(row.days_off),
    pausedUntil: row.paused_until ?? undefined,
    caps: {
      ...(row.cap_day === null ? {} : { day: row.cap_day }),
      ...(row.cap_week === null ? {} : { week: row.cap_week }),
      ...(row.cap_month === null ? {} : { month: row.cap_month }),
    },
    weight: row.weight,
    fees: JSON.parse(row.fees),
    people: JSON.parse(row.people),
    webhook: row.webhook ?? undefined,
    accreditations: accreditations.map(({ person, category, number, expires_on, checked_on }) => ({
      person,
      category,
      number,
      expiresOn: expires_on,
      checkedOn: checked_on ?? undefined,
    })),
    seller:
      row.seller_number && row.seller_expires_on
        ? { number: row.seller_number, expiresOn: row.seller_expires_on }
        : undefined,
    consumerCode:
      row.consumer_code && row.code_checked_on
        ? { name: row.consumer_code, checkedOn: row.code_checked_on }
        : undefined,
    cover: coverOf(row),
    terms:
      row.terms_accepted_at && row.terms_version
        ? { acceptedAt: row.terms_accepted_at, version: row.terms_version }
        : undefined,
    closedAt: row.closed_at ?? undefined,
    start: startOf(row),
    offersSince: row.offers_since ?? undefined,
    backlogLeftAt: row.backlog_left_at ?? undefined,
    level: row.level,
    levelSince: row.level_since,
    createdAt: row.created_at,
    version: row.version,
    linkNumber: row.link_number,
  }
}

function toStart({ start }: Pick<Installer, 'start'>) {
  return {
    begun_at: start?.begunAt,
    number_checked_at: start?.numberCheckedAt,
    phone_answered_at: start?.phoneAnsweredAt,
    rehearsed_at: start?.rehearsedAt,
    started_at: start?.startedAt,
  }
}

function startOf(row: Selectable<InstallersTable>): InstallerStart | undefined {
  return row.begun_at === null
    ? undefined
    : {
        begunAt: row.begun_at,
        numberCheckedAt: row.number_checked_at ?? undefined,
        phoneAnsweredAt: row.phone_answered_at ?? undefined,
        rehearsedAt: row.rehearsed_at ?? undefined,
        startedAt: row.started_at ?? undefined,
      }
}

function coverOf(row: Selectable<InstallersTable>): Cover | undefined {
  if (!row.cover_checked_on) return undefined
  const { liability_pounds: pounds, liability_until: until, insured_guarantee: guarantee } = row
  return {
    liability: pounds !== null && until ? { pounds, until } : undefined,
    hasInsuredGuarantee: guarantee === null ? undefined : Boolean(guarantee),
    depositPercent: row.deposit_percent ?? undefined,
    electricalScheme: row.electrical_scheme ?? undefined,
    checkedOn: row.cover_checked_on,
  }
}
