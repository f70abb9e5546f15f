import type { InstallerField } from '#domain/installer/draft.ts'
import {
  capPeriodNames,
  type InstallerService,
  type PropertyKind,
} from '#domain/installer/installer.ts'
import { untilResumed } from '#domain/installer/pause.ts'
import type { Expiry, Requirement, Standing } from '#domain/installer/standing.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { approvals } from '#edition/approvals.ts'
import { accreditationNames, ownFieldLabels } from '#edition/installer-form.ts'
import { type AreaRegion, areaRegionLabels } from '#estimate/installer/area.ts'
import { terms } from '#estimate/terms.ts'
import { formatDay, type LocalTime } from '../words/moments.ts'

/** A lead for a service: 'battery' lead. */
const leadNames: Record<InstallerService, string> = {
  panels: 'panel',
  batteries: 'battery',
  'roof-tiles': 'roof tile',
}

export const propertyNames: Record<PropertyKind, string> = {
  home: 'homes',
  business: 'businesses',
  farm: 'farms',
}

/** What was credited without having been returned. */
export const creditedLabels: Readonly<Record<string, string>> = {
  'not-in-time': 'no call in time',
  forwarded: 'handed on',
}

/** What the fields of an installer are called, in the form and where a file's lines are named. */
export const fieldLabels: Record<InstallerField, string> = {
  trading_name: 'Trading name',
  areas: 'Areas',
  except_postcodes: 'Except these postcodes',
  services: 'Services',
  property_kinds: 'Kinds of property',
  panel_kw: 'Panel sizes, kW',
  battery_kwh: 'Battery sizes, kWh',
  strengths: 'Does well',
  weekday_hours: 'Hours, Monday to Friday',
  saturday_hours: 'Hours on Saturday',
  days_off: 'Days off',
  paused_until: 'Paused until',
  cap_day: 'Cap a day',
  cap_week: 'Cap a week',
  cap_month: 'Cap a month',
  weight: 'Weight',
  fees: 'Fees by service',
  accreditations: `${capitalise(approvals.name)}s`,
  ...ownFieldLabels,
  people: 'People',
  webhook: 'Webhook',
}

/** 'Panels and batteries'. */
export function joinWords(words: readonly string[], link = 'and'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`
}

const requirements: Record<Requirement, { short: string; long: string; ends: string }> = {
  ...accreditationNames,
  seller: { short: 'Seller’s own', long: 'The seller’s approval', ends: 'ends' },
}

/** 'Batteries end 4 Dec', for a list. */
export function formatExpiry({ requirement, endsOn, state }: Expiry, local: LocalTime): string {
  const { short, ends } = requirements[requirement]
  if (endsOn === undefined) return `${short} not on record`
  return `${short} ${state === 'ended' ? 'ended' : ends} ${formatDay(endsOn, local)}`
}

/** 'Accreditation for batteries ends on 4 Dec', for a page. */
export function formatExpiryInFull(
  { requirement, endsOn, state }: Expiry,
  local: LocalTime,
): string {
  const { long } = requirements[requirement]
  if (endsOn === undefined) return `${long} is not on record`
  return `${long} ${state === 'ended' ? 'ended' : 'ends'} on ${formatDay(endsOn, local)}`
}

/** 'in 15 days', 'today', '3 days ago'. */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'today'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days > 0 ? `in ${count}` : `${count} ago`
}

/** What is not offered, and what goes on: 'No battery lead is offered. Panels go on.' */
export function formatStopped(
  stopped: readonly InstallerService[],
  services: readonly InstallerService[],
): string {
  const goesOn = services.filter((service) => !stopped.includes(service))
  if (goesOn.length === 0) return 'No lead is offered.'
  const leads = joinWords(
    stopped.map((service) => leadNames[service]),
    'or',
  )
  const others = joinWords(goesOn.map((service) => serviceNames[service]))
  return `No ${leads} lead is offered. ${capitalise(others)} go on.`
}

/** An installer's state as a label, with a remark. */
export function formatStanding(
  standing: Standing,
  local: LocalTime,
): { label: string; more?: string } {
  switch (standing.is) {
    case 'taking':
      return { label: 'Taking leads' }
    case 'closed':
      return { label: 'Closed' }
    case 'not-started':
      return { label: 'Not ready', more: 'no offers before its checks are done' }
    case 'no-terms':
      return { label: 'Waiting for terms', more: 'no lead is offered before' }
    case 'nothing-current':
      return { label: 'Nothing is offered', more: 'until a new date is entered' }
    case 'paused':
      return standing.until === untilResumed
        ? { label: 'Paused', more: 'until it resumes' }
        : { label: `Paused until ${formatDay(standing.until, local)}` }
    case 'away':
      return { label: 'Away', more: `until ${formatDay(standing.until, local)}` }
    case 'full':
      return { label: `Full ${capPeriodNames[standing.period]}` }
    case 'partly':
      return {
        label: `${capitalise(joinWords(standing.services.map((service) => serviceNames[service])))} only`,
      }
  }
}

/** 'All of Victoria', 'Inner Melbourne, 12 postcodes'. */
export function formatCovers({
  wholeState,
  regions,
  postcodes,
  exceptPostcodes,
}: {
  wholeState: boolean
  regions: readonly AreaRegion[]
  postcodes: number
  exceptPostcodes: number
}): string {
  const count = (number: number) => (number === 1 ? '1 postcode' : `${number} postcodes`)
  const parts = wholeState
    ? [`All of ${terms.everywhere}`]
    : [
        ...regions.map((region) => areaRegionLabels[region]),
        ...(postcodes > 0 ? [count(postcodes)] : []),
      ]
  const except = exceptPostcodes > 0 ? `, but ${count(exceptPostcodes)}` : ''
  return parts.join(', ') + except
}
