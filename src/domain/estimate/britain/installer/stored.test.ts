import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listInstallers } from '#database/installer/installers.ts'
import { identityOf } from '#domain/installer/installer.ts'
import { addDemoInstallers } from '#operations/installer/add-demo-installers.ts'
import { exportInstallers, importInstallers } from '#operations/installer/import-installers.ts'
import { onEveryDatabase } from '../../../../../tests/databases.ts'
import { worldAt } from '../../../../../tests/world.ts'

onEveryDatabase((database) => {
  const deps = () => ({
    ...worldAt(new Date('2026-11-27T11:00:00.000Z'), database()),
    by: 'ruth',
    problemWithAddress: async () => undefined,
  })

  test('the file that the manual gives is imported once, and comes out as it went in', async () => {
    const [, file = ''] =
      /```csv\n(trading_name,company_number.*?)```/s.exec(
        readFileSync('docs/operating.md', 'utf8'),
      ) ?? []
    expect(await importInstallers(file, deps())).toMatchObject({ ok: true, added: 1 })
    const stored = await listInstallers(database().db)
    expect(stored).toMatchObject([
      {
        companyNumber: '99000004',
        area: { regions: ['wales'], exceptPostcodes: ['M14'] },
        accreditations: [{ category: 'battery' }, { category: 'pv', checkedOn: '2026-11-20' }],
        consumerCode: { name: 'RECC', checkedOn: '2026-11-20' },
        cover: {
          liability: { pounds: 5_000_000, until: '2027-06-30' },
          hasInsuredGuarantee: true,
          depositPercent: 25,
          electricalScheme: 'NICEIC',
          checkedOn: '2026-11-20',
        },
      },
    ])
    const again = await importInstallers(exportInstallers(stored), deps())
    expect(again).toMatchObject({ ok: true, added: 0, changed: 0, unchanged: 1 })
  })

  test('invented installers are added once, the sole trader among them too', async () => {
    expect(await addDemoInstallers(deps())).toBe(3)
    expect(await addDemoInstallers(deps())).toBe(0)
    const identities = (await listInstallers(database().db)).map(identityOf)
    expect(identities).toContain('Pat Demo, sole trader')
    expect(identities).toContain('Demo Wren Electrical Ltd, Companies House number 99000002')
  })
})
