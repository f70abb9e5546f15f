import type { Period } from '#domain/insight/period.ts'
import { CopyLink as Copy } from '../ui/CopyLink.tsx'

/** Copies an address that shows these very days, also when today is another. */
export function CopyLink({ period, form }: { period: Period; form: string | undefined }) {
  const search = new URLSearchParams({ ...period, ...(form ? { form } : {}) })
  return <Copy link={`${location.origin}/console/insights?${search}`} />
}
