import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../tests/databases.ts'
import { openTestDesk } from '../../tests/desk.ts'
import { enquiryOf } from '../../tests/enquiry.ts'

onEveryDatabase((open) => {
  let visitor = 0
  const post = async (consent: unknown) => {
    visitor += 1
    const enquiry = enquiryOf(visitor)
    const response = await openTestDesk(open()).app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, consent }),
    })
    const stored = await open()
      .db.selectFrom('enquiries')
      .select('consent')
      .where('email', '=', enquiry.answers['contact-email'] ?? '')
      .execute()
    return { status: response.status, body: await response.json(), stored: stored.length }
  }

  test.each([false, null, 'false', 0])(
    'consent sent as %j is refused in the words of the hosted table’s interface, and nothing is stored',
    async (consent) => {
      expect(await post(consent)).toEqual({
        status: 422,
        body: { problems: [{ question: 'consent', message: 'consent must be true' }] },
        stored: 0,
      })
    },
  )

  test.each([true, 'on', undefined])(
    'where pressing the button is the consent, %j is stored',
    async (consent) => {
      expect(await post(consent)).toMatchObject({ status: 201, stored: 1 })
    },
  )
})
