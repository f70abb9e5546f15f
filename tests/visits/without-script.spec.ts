import { answersOf, expect, fillIn, leadsOf, someone, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('the whole form is one page, and posting it makes the same lead', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  const answers = answersOf(person, {
    'property-type': 'business',
    'property-ownership': 'tenant',
    'monthly-bill': 'over-500',
  })
  await fillIn(page, answers)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=WW-[0-9A-Z]{8}&token=[\w-]{72}$/)
  const [lead] = await leadsOf(server, person)
  await expect(page.getByText(`Your reference is ${lead?.reference_number}`)).toBeVisible()
  expect(lead).toMatchObject({
    property_type: 'business',
    homeowner: 'tenant',
    current_bill: 'over-500',
    page: '/',
  })
})

test('a number with a digit too many is asked about once', async ({ page, server }) => {
  const person = { ...someone(), phone: '0491 570 1567' }
  await page.goto('/')
  await fillIn(page, answersOf(person))
  const send = page.getByRole('button', { name: 'Get My Quote' })
  await send.click()
  await expect(
    page.getByText(/^Is 0491 570 1567 right\? One digit too many\?/).first(),
  ).toBeVisible()
  expect(await leadsOf(server, person)).toEqual([])
  await send.click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toHaveLength(1)
})

test('a rejected form comes back with the answers in it and the problems beside them', async ({
  page,
  server,
}) => {
  const person = someone()
  await page.goto('/')
  await fillIn(
    page,
    answersOf(person, {
      'monthly-bill': '300-400',
      'contact-name': 'Alex <b>"Nguyen"</b>',
      'contact-email': 'alex@nowhere',
      'contact-phone': '12',
    }),
  )
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.getByRole('button', { name: 'Get My Quote' }).click(),
  ])
  expect(response.status()).toBe(422)
  expect(response.headers()['cache-control']).toBe('no-store')
  await expect(page).toHaveTitle(/^Check your answers: /)
  await expect(
    page.getByRole('heading', { name: 'There are 2 things to put right. Nothing else is lost.' }),
  ).toBeVisible()
  await expect(page.getByLabel('On a home')).toBeChecked()
  await expect(page.getByLabel('$300–$400')).toBeChecked()
  await expect(page.getByLabel('What is your name?')).toHaveValue('Alex <b>"Nguyen"</b>')
  await expect(page.getByLabel('What is your email address?')).toHaveValue('alex@nowhere')
  await expect(page.getByLabel('What is your email address?')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByText('Enter an email address, like alex@example.com')).toHaveCount(2)
  await expect(page.getByText('Enter a phone number, like 0412 345 678')).toHaveCount(2)
  await page.getByRole('link', { name: 'Enter an email address, like alex@example.com' }).click()
  await expect(page).toHaveURL(/#home-contact-email$/)

  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  await page.getByLabel('What is your email address?').fill(person.email)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toHaveLength(1)
})

test('a reader of an article gets the article back, with the form as it was sent', async ({
  page,
  server,
}) => {
  const person = someone()
  const article = '/blog/feed-in-tariffs-victoria-explained'
  await page.goto(article)
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const title = await page.title()
  await page.getByLabel('A solar battery').check()
  await fillIn(page, answersOf(person, { 'contact-email': 'alex@nowhere' }))
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveTitle(`Check your answers: ${title}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByLabel('A solar battery')).toBeChecked()
  await expect(page.getByLabel('What is your name?')).toHaveValue(person.name)
  await page.getByLabel('What is your email address?').fill(person.email)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toMatchObject([{ page: article, service: 'solar-battery' }])
})

test('a form sent from an unknown page comes back on its own page', async ({ request }) => {
  const pages = [
    undefined,
    '/contact',
    '/privacy',
    '/blog',
    '/nowhere',
    '//evil.example/',
    '/error',
  ]
  for (const page of pages) {
    const response = await request.post('/enquiries', {
      form: { form: 'home', 'contact-name': 'Alex Nguyen', ...(page ? { page } : {}) },
      headers: { accept: 'text/html' },
    })
    expect([page, response.status()]).toEqual([page, 422])
    const html = await response.text()
    expect(html, page).toContain(
      '<title>Check your answers: Solar panels and batteries in Melbourne | Wattlewise</title>',
    )
    expect(html, page).toContain('value="Alex Nguyen"')
  }
})

test('the menu, the solutions and the questions open without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Solar Batteries' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await page.getByText('What does ‘$0 upfront’ mean?').click()
  await expect(page.getByText('You pay nothing on the day')).toBeVisible()
  await expect(page.getByText('A second storey, tiles')).toBeHidden()
})
