import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import { kindsOf } from '#domain/enquiry/kind.ts'

type Props = { form: EnquiryForm; texts: Record<EnquiryKind, string> }

/** The text for the kind of enquiry that the chosen answer makes. CSS hides the other, also without script. */
export function ByKind({ form, texts }: Props) {
  const kinds = kindsOf(form)
  if (kinds.length === 1) return texts.quotes
  return kinds.map((kind) => (
    <span key={kind} data-kind={kind}>
      {texts[kind]}
    </span>
  ))
}
