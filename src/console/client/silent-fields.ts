import { hearSilentFields } from '#site/ui/hear-silent-fields.ts'

/** Makes React notice silently filled fields of the desk before anything is pressed or sent. */
export function watchSilentFields(): void {
  const hear = () => hearSilentFields(document)
  for (const type of ['pointerdown', 'click', 'submit'])
    document.addEventListener(type, hear, { capture: true })
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && hear(), { capture: true })
}
