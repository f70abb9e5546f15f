import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { name: string; version: string }
type Lock = { packages: Record<string, LockedPackage> }
type LockedPackage = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  /** What strangers install of ours, by a link to its folder. */
  link?: boolean
}

/**
 * Writes the list of parts of a build, as CycloneDX JSON: `out/sbom.cdx.json` of the product. Two builds of the same source have the same
 * list, so it has neither a moment nor a number of its own.
 */
export async function writeSbom(
  root: string,
  product: string,
  bundled: readonly string[],
): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'))
  const [manifest, lock] = await Promise.all([read('package.json'), read('package-lock.json')])
  const sbom = sbomOf(manifest, lock, bundled)
  await writeFile(join(product, 'out/sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
}

/** The product, and each package that is bundled or installed where it is served, with Node itself. */
export function sbomOf(manifest: Manifest, lock: Lock, bundled: readonly string[]) {
  const installed = Object.entries(lock.packages).flatMap(([place, { dev, devOptional, link }]) =>
    place.startsWith('node_modules/') && !dev && !devOptional && !link ? [place] : [],
  )
  const places = [...bundled, ...installed, 'node_modules/node']
  const byName = new Map(
    places.map((place) => {
      const locked = lock.packages[place]
      if (!locked) throw new Error(`${place} is built in, and not in package-lock.json.`)
      const component = componentOf(place, locked)
      return [component.purl, component]
    }),
  )
  const components = [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? [])
  const product = `pkg:npm/${manifest.name}@${manifest.version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': product,
        name: manifest.name,
        version: manifest.version,
      },
    },
    components,
    dependencies: [{ ref: product, dependsOn: components.map((one) => one['bom-ref']) }],
  }
}

function componentOf(place: string, { version, license = '', integrity = '' }: LockedPackage) {
  const name = place.replace(/^.*node_modules\//, '')
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, hash = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [
      / (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } },
    ],
    hashes:
      algorithm === 'sha512'
        ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }]
        : [],
  }
}
