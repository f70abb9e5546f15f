import { expect, test } from 'vitest'
import { parseRetention } from '#domain/privacy/retention.ts'
import { au } from '#edition/brand/au.ts'
import { privacy } from '#edition/legal/privacy.ts'

const keepClause = (setting: string) =>
  JSON.stringify(privacy(au, parseRetention(setting)).clauses.find(({ id }) => id === 'keep'))

test('the privacy page says for how long enquiries are kept, as it is set', () => {
  expect(keepClause('')).toContain('until you ask us to delete it. Nothing deletes it by itself')
  expect(keepClause('730')).toContain('for 730 days after you sent it')
  expect(keepClause('730')).not.toContain('Nothing deletes it by itself')
})

test('where it depends on what became of it, each has its line, and what is not set is kept until asked', () => {
  const clause = keepClause('open:400,won:2555')
  expect(clause).toContain('**An enquiry that led to a sale:** for 2,555 days after it came.')
  expect(clause).toContain('**An enquiry that is still open:** for 400 days after it came.')
  expect(clause).toContain('**An enquiry that you withdrew:** until you ask us to delete it.')
})
