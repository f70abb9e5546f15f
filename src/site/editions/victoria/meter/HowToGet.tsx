import { useEffect, useState } from 'react'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { acrossBorder } from '#estimate/border.ts'
import type { Distributor } from '#estimate/data/tariffs.ts'
import { portals } from '#estimate/meter/portals.ts'
import { networksAt } from '#estimate/networks.ts'
import styles from '#site/calculators/Meter.module.css'
import { Summary } from '#site/ui/Summary.tsx'

type Props = { postcode: string; isLive: boolean }

/** Where to ask for the file: the distributors that are possible at the calculator’s postcode, or all of them. */
export function HowToGet({ postcode: rendered, isLive }: Props) {
  const postcode = usePostcode(rendered, isLive)
  const possible = networksAt(postcode)
  const across = acrossBorder(postcode)
  const all = Object.keys(portals.value) as Distributor[]
  return (
    <details className={styles.howTo}>
      <Summary>How to get the file, free</Summary>
      <ol>
        <li>
          {possible.length === 0
            ? 'Your distributor owns the meter. It’s on your bill, beside “faults and emergencies”, and we’ll name it once there’s a postcode above.'
            : `Your distributor owns the meter. At ${postcode} that’s ${possible.join(' or ')}${possible.length > 1 ? '; your bill says which, beside “faults and emergencies”' : ''}.${across ? ` In ${across} it’s another one.` : ''}`}
        </li>
        <li>
          Sign up on its portal. It’ll want the meter’s number from your bill, the NMI.
          <ul>
            {(possible.length === 0 ? all : possible).map((network) => (
              <li key={network}>
                {network}: <b>{portals.value[network].portal}</b>, {portals.value[network].file}
              </li>
            ))}
          </ul>
        </li>
        <li>Ask for two years if it lets you choose. We use the latest one. It costs nothing.</li>
        <li>Don’t open and save the file in a spreadsheet first. Choose it here as it came.</li>
      </ol>
      <p className="dated">
        {`${portals.source}. Last checked ${formatDay(portals.checked)}; their menus may have changed. Your retailer can send the same readings if you ask for “NEM12”.`}
      </p>
    </details>
  )
}

/** The postcode in the calculator’s field, which isn’t ours. */
function usePostcode(rendered: string, isLive: boolean): string {
  const [postcode, setPostcode] = useState(rendered)
  useEffect(() => {
    if (!isLive) return
    const update = () => {
      const field = document.querySelector<HTMLInputElement>('#calculator-postcode')
      setPostcode(field?.value.trim() ?? '')
    }
    update()
    // A field that the calculator fills in by itself has no event, but a visitor who opens the steps has touched the page.
    document.addEventListener('input', update)
    document.addEventListener('click', update)
    return () => {
      document.removeEventListener('input', update)
      document.removeEventListener('click', update)
    }
  }, [isLive])
  return postcode
}
