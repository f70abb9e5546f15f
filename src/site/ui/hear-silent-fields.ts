/**
 * Makes React notice text that a phone or a password manager filled in without an event. It ignores fields whose text it knows.
 */
export function hearSilentFields(within: ParentNode | null): void {
  for (const field of within?.querySelectorAll('input,textarea') ?? [])
    field.dispatchEvent(new Event('input', { bubbles: true }))
}
