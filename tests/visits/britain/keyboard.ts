import type { Page } from '@playwright/test'
import { type Answers, stepName } from '#domain/enquiry/form.ts'
import { homeForm } from '../../answers.ts'

/** Moves on by Tab until what matches has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((it) => document.activeElement?.matches(it), selector)
    if (isThere) return
  }
  throw new Error(`Sixty presses of Tab don’t lead to ${selector}`)
}

/** Answers the home form by keys alone, and leaves its boxes. */
export async function answerByKeyboard(page: Page, answers: Answers): Promise<void> {
  for (const step of homeForm.steps) {
    for (const { name, kind } of step.questions) {
      const answer = answers[name]
      if (answer === undefined) continue
      const field = `form[action="/enquiries"] [name="${name}"]`
      await tabTo(page, field)
      if (kind === 'choice') await page.keyboard.press('Space')
      else await page.keyboard.type(answer)
    }
    if (step === homeForm.steps.at(-1)) return
    await page.keyboard.press('Enter')
    await page.locator(`[data-step="${stepName(step)}"]`).waitFor({ state: 'hidden' })
  }
}
