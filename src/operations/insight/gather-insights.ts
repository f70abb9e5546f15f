import { listFailingReceivers } from '#database/delivery/failing-deliveries.ts'
import { countStepsReached } from '#database/enquiry/step-counts.ts'
import { countComplaints } from '#database/insight/complaints.ts'
import {
  countFirstContacts,
  countLeadsByForm,
  countRepeated,
  type FirstContacts,
  listFormsWithLeads,
  listNotCalled,
} from '#database/insight/insights.ts'
import type { Database } from '#database/open.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import {
  countBySpan,
  countInTime,
  countPromised,
  medianMinutes,
  sumLeads,
} from '#domain/insight/first-contact.ts'
import { columnsOf, type Period } from '#domain/insight/period.ts'
import { stepDropouts, worstStep } from '#domain/insight/step-dropout.ts'

type InsightsDeps = {
  database: Database
  forms: ReadonlyMap<string, EnquiryForm>
  /** Days are counted in the brand's time zone. */
  brand: { timeZone: string }
}

/** The insights link to so many leads whose visitors say that nobody called. */
const listedNotCalled = 5

/** The figures of the desk's insights for a period. */
export async function gatherInsights(
  period: Period,
  now: Date,
  { database, forms, brand: { timeZone } }: InsightsDeps,
) {
  const { reports } = database
  const { unit, columns } = columnsOf(period)
  const withLeads = await listFormsWithLeads(reports)
  const formSlugs = withLeads.filter((slug) => !isComplaintForm(slug))
  const [byForm, calls, repeated, notCalled, steps, failing, complaints] = await Promise.all([
    countLeadsByForm(reports, { forms: formSlugs, periods: columns, timeZone }),
    countFirstContacts(database, { forms: formSlugs, period, timeZone, now }),
    countRepeated(reports, { period, timeZone }),
    listNotCalled(database, { period, timeZone, size: listedNotCalled }),
    countStepsReached(reports, period),
    listFailingReceivers(reports, period, timeZone),
    countComplaints(reports, { period, timeZone, now }),
  ])
  const leads = leadsPerColumn(byForm, columns.length)
  const calledAbout = summarizeCalls(calls)
  return {
    ...period,
    unit,
    columns,
    leads,
    /** Whose merged enquiries are one person's. */
    people: calledAbout.leads - repeated,
    calls: calledAbout,
    /** What visitors say, whatever the desk recorded. */
    notCalled,
    sources: summarizeSources(calls),
    /** They are no leads, and count in nothing else here. */
    complaints,
    forms: summarizeForms(forms, steps, (form) => totalOf(leads, form)),
    failing,
  }
}

/** Counts by form, the form with the most leads first. */
function leadsPerColumn(rows: { period: number; form: string; leads: number }[], columns: number) {
  const forms = Map.groupBy(rows, ({ form }) => form)
  return Array.from(forms, ([form, ofForm]) => {
    const counts = Array.from(
      { length: columns },
      (_, index) => ofForm.find(({ period }) => period === index)?.leads ?? 0,
    )
    return { form, counts, total: sumOf(counts) }
  }).toSorted((one, other) => other.total - one.total || (one.form < other.form ? -1 : 1))
}

function totalOf(leads: { form: string; total: number }[], form: string): number {
  return leads.find((one) => one.form === form)?.total ?? 0
}

function summarizeCalls(rows: FirstContacts[]) {
  const times = contactTimes(rows)
  const all = sumOf(rows.map(({ leads }) => leads))
  const called = sumLeads(times)
  const waiting = sumOf(rows.map((row) => row.waiting))
  return {
    leads: all,
    called,
    promised: countPromised(times),
    inTime: countInTime(times),
    medianMinutes: medianMinutes(times) ?? null,
    /** One count for each of `contactSpans`. */
    spans: countBySpan(times),
    waiting,
    overdue: sumOf(rows.map(({ overdue }) => overdue)),
    /** Leads that were withdrawn or lost before anybody spoke with the visitor; those erased since count apart. */
    never: all - called - waiting - sumOf(rows.map(({ erasedUnspoken }) => erasedUnspoken)),
    erased: sumOf(rows.map(({ erased }) => erased)),
  }
}

function summarizeSources(rows: FirstContacts[]) {
  const ways = Map.groupBy(rows, ({ cameFrom }) => cameFrom)
  return Array.from(ways, ([cameFrom, came]) => {
    const times = contactTimes(came)
    return {
      cameFrom,
      leads: sumOf(came.map(({ leads }) => leads)),
      called: sumLeads(times),
      promised: countPromised(times),
      inTime: countInTime(times),
      won: sumOf(came.map(({ won }) => won)),
    }
  }).toSorted((one, other) => other.leads - one.leads || (one.cameFrom < other.cameFrom ? -1 : 1))
}

/** Where visitors stop in each form that was begun or sent; the form begun most often comes first. */
function summarizeForms(
  forms: InsightsDeps['forms'],
  counts: { form: string; step: string; reached: number }[],
  sentOf: (form: string) => number,
) {
  const ofLeads = Array.from(forms.values()).filter(({ slug }) => !isComplaintForm(slug))
  return Array.from(ofLeads, (form) => {
    const reachedOf = (step: string) =>
      counts.find((count) => count.form === form.slug && count.step === step)?.reached ?? 0
    const sent = sentOf(form.slug)
    const steps = stepDropouts(form, reachedOf, sent)
    return {
      form: form.slug,
      title: form.title,
      began: steps[0]?.reached ?? 0,
      sent,
      steps,
      mostStopAt: worstStep(steps)?.step ?? null,
    }
  })
    .filter(({ began, sent }) => began > 0 || sent > 0)
    .toSorted((one, other) => other.began - one.began || other.sent - one.sent)
}

function contactTimes(rows: FirstContacts[]) {
  return rows.flatMap(({ minutes, leads, promised, inTime }) =>
    minutes === null ? [] : [{ minutes, leads, promised, inTime }],
  )
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
