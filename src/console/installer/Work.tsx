import { formatInstaller } from '#domain/installer/draft.ts'
import type { InstallerService } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames, strengthNames } from '#domain/offer/reason.ts'
import { formatShortCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'
import { formatDay } from '../words/moments.ts'
import type { OfInstaller } from './installers-query.ts'
import { joinWords, propertyNames } from './words.ts'

/** An installer's services, customers, fees and hours. */
export function Work({ installer }: OfInstaller) {
  const local = useLocalTime()
  const { services, fees, propertyKinds, strengths, daysOff } = installer
  const { panelKilowatts, batteryKilowattHours, hours } = installer
  const texts = formatInstaller(installer)
  const sizes = [
    ...(panelKilowatts ? [`panels ${panelKilowatts.from} to ${panelKilowatts.to} kW`] : []),
    ...(batteryKilowattHours
      ? [`batteries ${batteryKilowattHours.from} to ${batteryKilowattHours.to} kWh`]
      : []),
  ]
  const rows: [string, string][] = [
    ['Services', services.map((service) => serviceNames[service]).join(', ')],
    [
      `Fees, and ${terms.tax}`,
      Object.entries(fees)
        .map(([of, cents]) => `${namesOf(of)} ${formatShortCents(cents)}`)
        .join(', '),
    ],
    ['Property', propertyKinds.map((kind) => propertyNames[kind]).join(', ')],
    ['Sizes', sizes.join(', ') || 'every size'],
    ['Does well', strengths.map((strength) => strengthNames[strength]).join(', ')],
    [
      'Hours',
      hours
        ? [
            `Monday to Friday ${texts.weekday_hours.replace('-', ' to ')}`,
            ...(texts.saturday_hours
              ? [`Saturday ${texts.saturday_hours.replace('-', ' to ')}`]
              : []),
          ].join(', ')
        : 'not said',
    ],
    [
      'Days off',
      daysOff
        .map(({ from, until }) =>
          from === until
            ? formatDay(from, local)
            : `${formatDay(from, local)} to ${formatDay(until, local)}`,
        )
        .join(', '),
    ],
  ]
  return (
    <Section title="Work">
      <Facts
        narrow
        facts={rows.map(([name, value]) => value !== '' && [name, capitalise(value)])}
      />
    </Section>
  )
}

/** 'panels+batteries' as 'panels and batteries'. */
function namesOf(services: string): string {
  return joinWords(services.split('+').map((service) => serviceNames[service as InstallerService]))
}
