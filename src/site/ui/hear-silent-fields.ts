/**
 * Has React hear of what stands in the fields: phones and password managers may fill them without an event. What it knows already it
 * ignores.
 */
export function hearSilentFields(within: ParentNode | null): void {
  for (const field of within?.querySelectorAll('input,textarea') ?? [])
    field.dispatchEvent(new Event('input', { bubbles: true }))
}
