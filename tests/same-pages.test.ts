import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { compare } from './same-pages/compare.ts'
import { openRecording } from './same-pages/recording.ts'

const page = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_astro/Page.DDQ5s8mF.css">
<style>.hero_x1y2z{color:red}</style></head><body><h1 class="hero_x1y2z" id="top">Call us today</h1>
<p>About 12 panels</p><ul><li>One</li><li>Two</li></ul><a href="/contact">Contact</a>
<img src="/_astro/roof.A1b2C3d4.webp" alt="A roof"></body></html>`

async function recorded(html: string, colour = '#ffcc00'): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'same-pages-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const recording = openRecording(directory)
  recording.writePage('built', 'home', html)
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffffff' } })
  recording.write(
    'pictures/home-390.png',
    await picture
      .composite([{ input: dot, left: 7, top: 9 }])
      .png()
      .toBuffer(),
  )
  return directory
}

test.for<[what: string, from: string, to: string, place: string]>([
  ['word', 'Call us today', 'Call us tomorrow', 'html body h1: Call us tomorrow'],
  ['number', '12 panels', '13 panels', 'html body p: About 13 panels'],
  ['attribute', 'alt="A roof"', 'alt="The roof"', 'alt="The roof"'],
  ['order of elements', '<li>One</li><li>Two</li>', '<li>Two</li><li>One</li>', 'ul li: One'],
  ['address', 'href="/contact"', 'href="/contact-us"', 'href="/contact-us"'],
  ['picture', 'roof.A1b2C3d4', 'shed.A1b2C3d4', 'src="/_astro/shed.webp"'],
])('one changed %s is found, with its page and its place', async ([, from, to, place]) => {
  const changed = page.replace(from, to)
  const { differences } = await compare(await recorded(page), await recorded(changed))
  expect(differences.join('\n')).toContain('built/home.txt:')
  expect(differences.join('\n')).toContain(place)
})

test('one changed pixel is found, with where it is', async () => {
  const { differences } = await compare(await recorded(page), await recorded(page, '#ffcc01'))
  expect(differences).toEqual(['pictures/home-390.png 1 pixels from 7, 9 to 7, 9'])
})

test('a page that is missing is found', async () => {
  const [before, after] = [await recorded(page), await recorded(page)]
  openRecording(before).writePage('built', 'contact', page)
  const { differences } = await compare(before, after)
  expect(differences).toEqual([`built/contact.txt is only in ${before}`])
})

test('names of classes and hashes of files may change', async () => {
  const renamed = page
    .replaceAll('hero_x1y2z', 'top_a9b8c')
    .replace('DDQ5s8mF', 'xe9Lcarx')
    .replace('A1b2C3d4', 'C5_7VoU5')
  const result = await compare(await recorded(page), await recorded(renamed))
  expect(result.differences).toEqual([])
  expect(result).toMatchObject({ pages: 1, pictures: 1 })
})
