import { useEffect } from 'react'
import { brand } from './brand.ts'

/*
 * The title of the browser's tab: the screen's, after the number of leads that the operator was given and hasn't looked at.
 */

let title = ''
let count = 0

function update(): void {
  document.title = `${count > 0 ? `(${count}) ` : ''}${title} | ${brand.name} lead desk`
}

export function useTabTitle(screen: string): void {
  useEffect(() => {
    title = screen
    update()
  }, [screen])
}

export function setTabCount(next: number): void {
  if (next === count) return
  count = next
  if (title) update()
}
