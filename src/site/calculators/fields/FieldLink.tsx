import type { ReactNode } from 'react'
import type { FieldName } from '#domain/estimate/shared/fields.ts'

/** A link to a field of the calculator, which opens the fold it is in. */
export function FieldLink({ name, children }: { name: FieldName; children: ReactNode }) {
  return (
    <a
      href={`#calculator-${name}`}
      onClick={(event) => {
        // The fragment holds the draft and must stay.
        event.preventDefault()
        focusField(document.getElementById(`calculator-${name}`))
      }}
    >
      {children}
    </a>
  )
}

function focusField(field: HTMLElement | null): void {
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
