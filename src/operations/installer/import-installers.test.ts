import { describe, expect, test } from 'vitest'
import { listInstallers } from '#database/installer/installers.ts'
import { formatInstaller, installerFields, type TypedInstaller } from '#domain/installer/draft.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { isGate } from '../../../tests/depth.ts'
import { installerWith } from '../../../tests/installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { exportInstallers, importInstallers, previewImport } from './import-installers.ts'
import { addInstaller, saveInstallerPart } from './save-installer.ts'

const now = new Date('2026-11-19T03:24:00.000Z')

const typed = (changes: Partial<TypedInstaller>): TypedInstaller => {
  const { id: _, terms: __, closedAt: ___, ...installer } = installerWith()
  return { ...installer, ...changes }
}
const ladder = typed({ abn: '51 824 753 556' })
const tinRoof = typed({ abn: '53 004 085 616', tradingName: '@Tin Roof, “Electrical”' })

onEveryDatabase((database) => {
  const deps = () => ({
    ...worldAt(now, database()),
    by: 'ruth',
    problemWithAddress: async (url: string) =>
      url.includes('internal') ? 'This address is inside our own network.' : undefined,
  })
  const names = async () =>
    (await listInstallers(database().db)).map(({ tradingName }) => tradingName)

  test('of a file with one wrong line nothing is imported, and every wrong line is named', async () => {
    const wrong = exportInstallers([ladder, tinRoof])
      .replace('53 004 085 616', '53 004 085 617')
      .replace('Bright Ladder Electrical', '')
    expect(await importInstallers(wrong, deps())).toMatchObject({
      code: 'lines',
      lines: [
        { line: 2, problems: [{ field: 'trading_name' }] },
        { line: 3, problems: [{ field: 'abn' }] },
      ],
    })
    expect(await names()).toEqual([])
  })

  test('an installer that is twice in a file is rejected the second time', async () => {
    expect(await importInstallers(exportInstallers([ladder, ladder]), deps())).toMatchObject({
      lines: [{ line: 3, problems: [{ field: 'abn', message: 'Line 2 has the same ABN' }] }],
    })
  })

  test.each([
    ['', 'There is no installer in this file.'],
    ['trading_name\nCaf\uFFFD\n', 'Some letters can’t be read, first in line 2.'],
    ['t\0r\0a\0', 'Some letters can’t be read, first in line 1.'],
    ['trading_name,abn\nA,1\n', 'The first line must name every column. Missing: areas,'],
    [
      exportInstallers([ladder]).replace('trading_name', 'Business'),
      'Missing: trading_name. It also names: Business.',
    ],
    [
      exportInstallers([ladder]).replace('webhook', 'webhook,Trading Name'),
      'The first line names the column trading_name twice.',
    ],
    [
      `${exportInstallers([ladder])}one,two\r\n`,
      `Line 3 has 2 fields, and the first line has ${installerFields.length}.`,
    ],
    [
      `${exportInstallers([ladder])}"Tin Roof,`,
      'A quotation mark opens a field and never closes it, up to line 3.',
    ],
    ['trading_name,"abn', 'A quotation mark opens a field and never closes it, up to line 1.'],
    [
      `${exportInstallers([ladder])}Tin "Roof",`,
      'Line 3 has a quotation mark in the middle of a field.',
    ],
  ])('a file that is none gets a sentence', async (file, message) => {
    expect(await importInstallers(file, deps())).toMatchObject({
      code: 'file',
      message: expect.stringContaining(message),
    })
  })

  describe('a file that a spreadsheet has saved again is read as it was', () => {
    const file = exportInstallers([ladder])
    const cells = [installerFields, installerFields.map((field) => formatInstaller(ladder)[field])]
    const separatedBy = (separator: string) =>
      cells
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n')
    const blank = ','.repeat(installerFields.length - 1)
    const spelled = (spell: (name: string) => string) =>
      file.replace(/^.*/, installerFields.map(spell).join(','))
    test.each([
      ['with rows of separators at its end', `${file}${`${blank}\r\n`.repeat(7)}`],
      [
        'with blank rows above, between and of spaces',
        `\n${blank}\n${file.replace('\n', `\n  \n${blank}\n`)}`,
      ],
      [
        'with blank rows of empty quotes',
        `${file}${'"",'.repeat(installerFields.length - 1)}""\r\n`,
      ],
      ['with semicolons', separatedBy(';')],
      ['with tabs', separatedBy('\t')],
      ['with bars', separatedBy('|')],
      [
        'with tabs and nothing in the first cells',
        `${separatedBy('\t')}\r\n${'\t'.repeat(installerFields.length - 1)}`,
      ],
      ['with a line that names the separator', `\uFEFFsep=;\r\n${separatedBy(';')}`],
      [
        'with Trading_Name for a heading',
        spelled((name) => name.replace('trading_name', 'Trading_Name')),
      ],
      ['with headings in capitals', spelled((name) => name.toUpperCase())],
      ['with headings in words', spelled((name) => ` ${name.replaceAll('_', ' ')} `)],
      ['with headings with hyphens', spelled((name) => name.replaceAll('_', '-'))],
      [
        'with headings in one word',
        spelled((name) => name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase())),
      ],
      ['with a byte-order mark before quoted headings', `\uFEFF${separatedBy(',')}`],
      ['with rows that end as on old Macs', file.replaceAll('\r\n', '\r')],
    ])('%s', async (_, saved) => {
      expect(await previewImport(saved, deps())).toMatchObject({
        ok: true,
        added: ['Bright Ladder Electrical'],
      })
    })

    test('and a line that is wrong keeps its number', async () => {
      const wrong = exportInstallers([ladder, tinRoof]).replace('53 004 085 616', '1')
      const withBlanks = wrong.replace('\n', `\n${blank}\n\n`)
      expect(await previewImport(withBlanks, deps())).toMatchObject({ lines: [{ line: 5 }] })
    })
  })

  test('two thousand installers are taken, and of more a sentence says what to do', async () => {
    const many = (count: number) => exportInstallers(Array(count).fill(ladder))
    // All have one ABN.
    expect(await previewImport(many(2000), deps())).toMatchObject({ code: 'lines' })
    expect(await previewImport(many(2001), deps())).toMatchObject({
      code: 'file',
      message: 'This file has more than 2000 installers. Import it in several parts.',
    })
  })

  // How long this takes depends on what else the machine does, so the gate leaves it out.
  test.skipIf(isGate)(
    'reading 8 MB of junk takes hardly longer than two thousand installers',
    async () => {
      const header = `${installerFields.join(',')}\n`
      const files = {
        commas: ','.repeat(8e6),
        'commas under the names': header + ','.repeat(8e6),
        'lines of empty fields':
          header + `${','.repeat(installerFields.length - 1)}\n`.repeat(3.5e5),
        'one long field': 'x'.repeat(8e6),
        'columns of one name': 'a,'.repeat(4e6),
        'quoted fields': `${header}${'"",'.repeat(2.6e6)}`,
      }
      const good = await processorTimeOf(exportInstallers(Array(2000).fill(ladder)))
      for (const [name, file] of Object.entries(files))
        expect([name, (await processorTimeOf(file)) < 3 * good]).toEqual([name, true])
    },
  )

  /** In microseconds, of this thread. */
  async function processorTimeOf(file: string): Promise<number> {
    const before = process.threadCpuUsage()
    await previewImport(file, deps())
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }

  test('what was exported is imported as it was, and again without a change', async () => {
    const file = exportInstallers([tinRoof, ladder])
    expect(await importInstallers(file, deps())).toEqual({
      ok: true,
      added: 2,
      changed: 0,
      unchanged: 0,
    })
    expect(await names()).toEqual(['@Tin Roof, “Electrical”', 'Bright Ladder Electrical'])
    expect(exportInstallers(await listInstallers(database().db))).toBe(file)
    expect(await importInstallers(file, deps())).toEqual({
      ok: true,
      added: 0,
      changed: 0,
      unchanged: 2,
    })
    expect(exportInstallers(await listInstallers(database().db))).toBe(file)
  })

  test('a preview names what would be added and changed, and does nothing', async () => {
    const cobber = typed({ abn: '80 000 000 001', tradingName: 'Cobber Solar' })
    const file = exportInstallers([{ ...tinRoof, caps: { day: 3 } }, ladder, cobber])
    expect(await previewImport(file, deps())).toEqual({
      ok: true,
      added: ['Cobber Solar'],
      changed: [{ tradingName: tinRoof.tradingName, fields: ['cap_day'] }],
      unchanged: 1,
    })
    expect(await names()).toHaveLength(2)
  })

  test('a letter with our terms is queued once for each added installer', async () => {
    const letters = await database()
      .db.selectFrom('deliveries')
      .select(['event', 'channel'])
      .where('installer', 'is not', null)
      .execute()
    expect(letters).toEqual([
      { event: 'installer.terms', channel: 'installer-letter' },
      { event: 'installer.terms', channel: 'installer-letter' },
    ])
  })

  test('no two installers have one ABN', async () => {
    expect(await addInstaller(formatInstaller(ladder), deps())).toMatchObject({
      problems: [{ field: 'abn' }],
    })
  })

  test('of two operators who change an installer at once, one gets an error', async () => {
    const [installer] = await listInstallers(database().db)
    if (!installer) throw new Error('two were imported')
    const { id } = installer
    const seen = formatInstaller(installer)
    const save = (cap_day: string) =>
      saveInstallerPart({ id, part: 'many', seen, draft: { cap_day } }, deps())
    expect(await save('7')).toMatchObject({ ok: true })
    expect(await save('9')).toMatchObject({ code: 'changed' })
    const [changed] = await listInstallers(database().db)
    expect(changed?.caps).toEqual({ day: 7 })
  })

  test('what two operators change in two parts counts both', async () => {
    const [installer] = await listInstallers(database().db)
    if (!installer) throw new Error('two were imported')
    const { id } = installer
    const seen = formatInstaller(installer)
    for (const change of [
      { part: 'when', draft: { saturday_hours: '', weekday_hours: '8:00-16:00' } },
      { part: 'where', draft: { areas: 'Western suburbs and 3011', except_postcodes: '3020' } },
    ] as const)
      expect(await saveInstallerPart({ id, seen, ...change }, deps())).toMatchObject({ ok: true })
    expect((await listInstallers(database().db))[0]).toMatchObject({
      hours: { weekdays: { from: 8, to: 16 } },
      area: { regions: ['western'], postcodes: ['3011'], exceptPostcodes: ['3020'] },
    })
  })

  test('an unfinished installer from the desk can be exported and imported again', async () => {
    const begun = { trading_name: 'Just Begun Solar', abn: '83 914 571 673' }
    expect(await addInstaller(begun, deps())).toMatchObject({ ok: true })
    const file = exportInstallers(await listInstallers(database().db))
    expect(await previewImport(file, deps())).toMatchObject({ ok: true, added: [], changed: [] })
    const other = file.replace(begun.abn, '33 051 775 556')
    expect(await previewImport(other, deps())).toMatchObject({ code: 'lines' })
  })

  test('offers are posted to no address inside our own network', async () => {
    const draft = { ...formatInstaller(ladder), webhook: 'https://internal.example' }
    expect(await addInstaller(draft, deps())).toMatchObject({ problems: [{ field: 'webhook' }] })
  })
})
