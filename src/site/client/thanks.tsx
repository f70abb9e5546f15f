import { hydrateRoot } from 'react-dom/client'
import { Found } from '../sections/success/Found.tsx'

/** Called by the inline script of the thank-you page where a form has left numbers in this tab. */
export function touch(element: HTMLElement): void {
  hydrateRoot(element, <Found />)
}
