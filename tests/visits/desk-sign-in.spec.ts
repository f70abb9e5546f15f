import type { Page } from '@playwright/test'
import { type Running, startServer } from '../server.ts'
import { totp } from '../totp.ts'
import {
  expect,
  fillSignIn,
  findResetLink,
  giveRecoveryCode,
  inviteAgent,
  type Person,
  setUpLink,
  signInAs,
  signInByRecoveryCode,
  sizeOf,
  takeRecoveryCode,
  test,
} from './desk.ts'
import { checkAtWidths, resize } from './desk-leads.ts'

test('the set-up link works once, and leads through a second factor to the inbox', {
  tag: ['@widths', '@core'],
}, async ({ page, context }) => {
  const server = await startServer()
  try {
    const link = setUpLink(server)
    await page.goto(link)
    await page.getByLabel('Your name').fill('Sione Taufa')
    await page.getByLabel('Email').fill('sione@wattlewise.example')
    await page.getByLabel('Password', { exact: true }).fill('sione@wattlewise.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Use something other than your email address')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await checkAtWidths(page, 'set-up')
    await page.getByLabel('Password', { exact: true }).fill('three small words')
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await checkAtWidths(page, 'second-factor')
    const key = (await page.locator('code').textContent()) ?? ''
    const code = totp(key)
    await codeField(page).fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('That code is not right.')).toBeVisible()
    await codeField(page).fill(totp(key))

    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
    await checkAtWidths(page, 'recovery-codes')
    const codes = await page.locator('li code').allTextContents()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()

    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await context.cookies(server.url)).toEqual([])
    expect((await page.request.get(`${server.url}/api/session`)).status()).toBe(401)
    await fillSignIn(page, 'sione@wattlewise.example', 'three small words')
    await expect(page.getByRole('heading', { name: 'Your six-digit code' })).toBeVisible()
    await codeField(page).pressSequentially('12')
    await checkAtWidths(page, 'code')
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await checkAtWidths(page, 'recovery-code')
    await page.getByLabel('Recovery code').fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()

    const cookies = await context.cookies(server.url)
    expect(
      cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path]),
    ).toEqual([['desk.session_token', true, 'Lax', '/']])

    await resize(page, sizeOf(390))
    await signOut(page)
    await resize(page, sizeOf(1440))
    await fillSignIn(page, 'sione@wattlewise.example', 'three small words')
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[3] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('it was used already')).toBeVisible()

    await page.goto(link)
    await page.reload()
    await page.getByLabel('Your name').fill('Somebody Else')
    await page.getByLabel('Email').fill('else@wattlewise.example')
    await page.getByLabel('Password', { exact: true }).fill('three small words')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The desk is set up already')).toBeVisible()
    await checkAtWidths(page, 'set-up-over')
  } finally {
    await server.stop()
  }
})

test('a letter leads to a new password', { tag: '@widths' }, async ({
  page,
  mail,
  server,
  owner,
}) => {
  const agent = await inviteAgent({ server, mail, owner })
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await checkAtWidths(page, 'sign-in')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible()
  await page.getByLabel('Email').fill(agent.email)
  await checkAtWidths(page, 'recover')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('an email is on its way')).toBeVisible()
  await checkAtWidths(page, 'recover-asked')

  const link = await findResetLink(agent.email, mail)
  await page.goto(link)
  await page.getByLabel('New password').fill('too short')
  await page.getByRole('button', { name: 'Set this password' }).click()
  await expect(page.getByRole('alert')).toHaveText('Use at least 12 characters')
  await checkAtWidths(page, 'reset')
  await page.getByLabel('New password').fill(agent.password)
  await page.getByRole('button', { name: 'Set this password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(agent.email)

  await page.goto(link)
  await page.reload()
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Set this password' }).click()
  await expect(page.getByText('This link is over')).toBeVisible()
  await checkAtWidths(page, 'link-over')
})

test('an owner invites an agent, who may not do what only owners may', { tag: '@widths' }, async ({
  atDesk: page,
  mail,
  context,
  server,
}) => {
  const email = `jack.${Date.now()}@wattlewise.example`
  await page.goto('/console/settings/people')
  await page.getByLabel('Name').fill('Jack Nguyen')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The email is sent.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await checkAtWidths(page, 'people')
  const me = page.getByRole('listitem').filter({ hasText: 'you' })
  await me.getByRole('button', { name: 'Make agent' }).click()
  await expect(page.getByText('Ruth Dlamini is the only owner.')).toBeVisible()

  await context.clearCookies()
  await page.goto(await findResetLink(email, mail))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome to the lead desk' })).toBeVisible()
  await checkAtWidths(page, 'invited')
  await page.getByLabel('New password').fill('quiet afternoon light')
  await page.getByRole('button', { name: 'Set this password' }).click()
  await fillSignIn(page, email, 'quiet afternoon light')
  const key = (await page.locator('code').textContent()) ?? ''
  const early = await page.request.get('/api/leads')
  expect([early.status(), (await early.json()).code]).toEqual([403, 'second-factor-first'])
  await codeField(page).fill(totp(key, 0, server.now()))
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()

  await page.goto('/console/settings/people')
  await expect(page.getByRole('alert')).toHaveText(
    'Only an owner can look after people. You are signed in as an agent. Ruth Dlamini is the owner.',
  )
  await checkAtWidths(page, 'people-refused')
  const refused = await page.request.post('/api/people', {
    data: { name: 'A Friend', email: 'friend@example.com', role: 'owner' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'owners-only'])
})

test('an operator ends another session and changes the password', { tag: '@widths' }, async ({
  page,
  context,
  mail,
  server,
  owner,
}) => {
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await page.goto('/console/settings/account')
  await expect(page.getByText('this one')).toBeVisible()
  await expect(page.getByText('10 of your codes are left.')).toBeVisible()
  await checkAtWidths(page, 'account')

  const elsewhere = await browserOf(server, agent)
  expect(await elsewhere.status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out there' }).click()
  await expect(page.getByRole('button', { name: 'Sign out there' })).toBeHidden()
  expect(await elsewhere.status()).toBe(401)

  const passwords = page.getByRole('region', { name: 'Password' })
  const wrongPassword = 'That is not your password. Four tries left, then you’re signed out.'
  await passwords.getByText('Change the password').click()
  await passwords.getByLabel('Password now').fill('not the password')
  await passwords.getByLabel('New password').fill('louder morning dark')
  await passwords.getByRole('button', { name: 'Set this password' }).click()
  await giveRecoveryCode(page, await takeRecoveryCode(server, agent))
  await expect(passwords.getByRole('alert')).toHaveText(wrongPassword)
  const current = passwords.getByLabel('Password now')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription(wrongPassword)
  await expect(current).toHaveValue('not the password')
  await passwords.getByLabel('Password now').fill(agent.password)
  await passwords.getByRole('button', { name: 'Set this password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
})

test('after a session ended, signing in leads back to the same screen', { tag: '@widths' }, async ({
  page,
  context,
  mail,
  server,
  owner,
}) => {
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await page.goto('/console/settings/account')
  await expect(page.getByText('this one')).toBeVisible()
  // As the lead's own screen keeps a note that is being written.
  await page.evaluate(
    (id) => sessionStorage.setItem(`kept:${id}:note:some-lead`, '{"text":"Call on Friday"}'),
    await idOf(server, agent),
  )
  await context.clearCookies()
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByText('Set it up on another phone').click()
  await factor.getByLabel('Password', { exact: true }).fill(agent.password)
  await factor.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  await expect(page.getByText('Your note is kept here and is saved once you')).toBeVisible()
  await checkAtWidths(page, 'signed-out')
  await page.getByRole('link', { name: 'Sign in and save' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(agent.email)
  await page.getByLabel('Password', { exact: true }).fill(agent.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await codeField(page).fill(totp(agent.key, 0, server.now()))
  await expect(page).toHaveURL(/\/console\/settings\/account$/)
  await expect(page.getByText('You were signed out.')).toBeHidden()
})

test('without a connection, signing in says so and keeps the email address', {
  tag: '@widths',
}, async ({ page, context }) => {
  // Fonts come once there are words for them.
  await page.goto('/console/sign-in', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.setOffline(true)
  await fillSignIn(page, 'ruth@wattlewise.example', 'whatever it may be')
  await expect(page.getByRole('alert')).toHaveText('No connection. Try again when it’s back.')
  await expect(page.getByLabel('Email')).toHaveValue('ruth@wattlewise.example')
  await checkAtWidths(page, 'offline')
})

test('five wrong passwords mean a wait, whether or not the address is known', {
  tag: ['@widths', '@core'],
}, async ({ page, mail, server, owner }) => {
  const agent = await inviteAgent({ server, mail, owner })
  for (const email of [agent.email, `nobody.${agent.email}`]) {
    await page.goto('/console/sign-in')
    for (const left of ['Four tries', 'Three tries', 'Two tries', 'One try']) {
      await fillSignIn(page, email, 'not the password')
      await expect(page.getByRole('alert')).toHaveText(
        `That email and password don’t go together. ${left} left, then a fifteen-minute wait.`,
      )
    }
    if (email === agent.email) await checkAtWidths(page, 'wrong-password')
    await fillSignIn(page, email, 'not the password')
    await expect(page.getByRole('alert')).toContainText('Wait fifteen minutes, then try again.')
    await fillSignIn(page, email, agent.password)
    await expect(page.getByRole('alert')).toHaveText(
      'Too many wrong tries. Wait 15 minutes, then try again.',
    )
  }
})

test('a browser that signed in before can do so while another person guesses passwords', async ({
  page,
  context,
  request,
  mail,
  server,
  owner,
}) => {
  const { email, password, key, recoveryCodes } = await inviteAgent({ server, mail, owner })
  await page.goto('/console')
  await fillSignIn(page, email, password)
  await codeField(page).fill(totp(key, 0, server.now()))
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  const cookies = await context.cookies(`${server.url}/api`)
  expect(cookies.filter(({ name }) => name === 'desk.device')).toMatchObject([
    { path: '/api', httpOnly: true, sameSite: 'Strict' },
  ])
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  const guess = () => request.post('/api/sign-in', { data: { email, password: 'a guess' } })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).status()).toBe(401)
  expect((await guess()).status()).toBe(429)
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
})

test('an operator set in the environment signs in, and no set-up link is printed', async ({
  page,
}) => {
  const password = 'three small words'
  const server = await startServer({
    environment: { OPERATOR_EMAIL: 'Ruth@Wattlewise.example', OPERATOR_PASSWORD: password },
  })
  try {
    await page.goto(`${server.url}/console`)
    await fillSignIn(page, 'ruth@wattlewise.example', password)
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    expect(server.log.join('')).not.toContain('set-up')
    await server.kill()
    await server.restart()
    await page.reload()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(server.log.join('')).not.toContain('could not')
  } finally {
    await server.stop()
  }
})

test('public pages load nothing of the desk, and search engines skip it', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.goto('/contact')
  await page.getByText('Solar quote').first().click()
  expect(asked.filter((path) => /desk|console/i.test(path))).toEqual([])

  const answer = await request.get('/console/leads/some-lead')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
  expect(answer.headers()['speculation-rules']).toBeUndefined()
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /console')
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('console')
})

/** The same person at another computer, known by nothing but the cookie. */
async function browserOf(server: Running, person: Person) {
  const { cookies } = await signInByRecoveryCode(server, person)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return {
    status: async () => (await fetch(`${server.url}/api/session`, { headers: { cookie } })).status,
  }
}

async function idOf(server: Running, { cookies }: Person): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/session`, { headers: { cookie } })
  return (await answer.json()).operator.id
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

async function signOut(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 720
  if (isPhone) await page.getByRole('link', { name: 'Settings' }).click()
  if (isPhone) await page.getByRole('link', { name: 'You', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out', exact: isPhone }).first().click()
}
