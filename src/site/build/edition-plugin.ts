import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { conditionsFor } from '../../edition.ts'

/** Lets Vite find a brand's edition behind the doors of package.json, whatever it builds for. */
export function editionOf(brand: string | undefined): Plugin[] {
  const own = conditionsFor(brand)
  if (own.length === 0) return []
  const configEnvironment: Plugin['configEnvironment'] = (name) => {
    const usual = name === 'client' ? defaultClientConditions : defaultServerConditions
    return { resolve: { conditions: [...usual, ...own] } }
  }
  return [{ name: 'wattlewise:edition', configEnvironment }]
}
