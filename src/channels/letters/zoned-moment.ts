import type { Brand } from '#content/brand.ts'

/** 'Monday 23 November at 2:05 pm AEDT', for letters to operators. */
export function formatZonedMoment(iso: string, { locale, timeZone }: Brand): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso))
}
