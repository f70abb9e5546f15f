import { monthNames } from '#domain/calendar.ts'

/** 'November 2026' for '2026-11'. */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}
