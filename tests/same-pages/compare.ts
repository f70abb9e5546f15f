import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

type Comparison = { differences: string[]; pages: number; elements: number; pictures: number }

/** Every difference between two recordings, with its page and its place. */
export async function compare(before: string, after: string): Promise<Comparison> {
  const [old, young] = [filesOf(before), filesOf(after)]
  const names = [...new Set([...old, ...young])].toSorted()
  const result: Comparison = { differences: [], pages: 0, elements: 0, pictures: 0 }
  for (const name of names) {
    if (!young.includes(name) || !old.includes(name)) {
      result.differences.push(`${name} is only in ${old.includes(name) ? before : after}`)
      continue
    }
    const [one, other] = [readFileSync(join(before, name)), readFileSync(join(after, name))]
    if (name.endsWith('.png')) {
      result.pictures += 1
      if (!one.equals(other))
        result.differences.push(...(await changedPixels(one, other)).map((at) => `${name} ${at}`))
      continue
    }
    result.pages += 1
    result.elements += String(one).split('\n').length
    const changes = one.equals(other) ? [] : changedLines(join(before, name), join(after, name))
    result.differences.push(...changes.map((change) => `${name}:${change}`))
  }
  return result
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
}

/** The lines that are in one only, and in which. */
function changedLines(before: string, after: string): string[] {
  const options = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=0']
  const { stdout } = spawnSync('git', [...options, before, after], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  let line = ''
  return stdout.split('\n').flatMap((text) => {
    line = /^@@ -\S+ \+(\d+)/.exec(text)?.[1] ?? line
    return line && /^[-+]/.test(text) ? [`${line} ${text}`] : []
  })
}

/** How many pixels differ, and in which part of the picture. */
async function changedPixels(before: Buffer, after: Buffer): Promise<string[]> {
  const raw = (png: Buffer) =>
    sharp(png, { limitInputPixels: false })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const [one, other] = await Promise.all([raw(before), raw(after)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height)
    return [`was ${width} × ${height}, is ${other.info.width} × ${other.info.height}`]
  let [count, left, top, right, bottom] = [0, width, height, 0, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (one.data.readUInt32LE(pixel * 4) === other.data.readUInt32LE(pixel * 4)) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    count += 1
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
  }
  return count === 0 ? [] : [`${count} pixels from ${left}, ${top} to ${right}, ${bottom}`]
}
