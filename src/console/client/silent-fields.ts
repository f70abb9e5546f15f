import { hearSilentFields } from '#site/ui/hear-silent-fields.ts'

/** Before anything is pressed or sent the desk hears of fields that were filled without an event. */
export function watchSilentFields(): void {
  const hear = () => hearSilentFields(document)
  for (const type of ['pointerdown', 'click', 'submit'])
    document.addEventListener(type, hear, { capture: true })
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && hear(), { capture: true })
}
