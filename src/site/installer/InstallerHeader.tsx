import { brand } from '../brand.ts'
import { ShortHeader } from '../layouts/ShortHeader.tsx'

export type InstallerHeaderProps = { tradingName?: string | undefined }

/** The bar above an installer's pages. Behind a link that opens nothing it names nobody. */
export function InstallerHeader({ tradingName }: InstallerHeaderProps) {
  return <ShortHeader brand={brand} whose={tradingName} />
}
