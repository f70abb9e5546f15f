import { installerWords } from '#content/pages/installer.ts'
import { fill } from '../link-page/fill.tsx'
import bar from '../offer/bar.module.css'
import styles from './InstallerPage.module.css'
import type { InstallerPage } from './installer-page.ts'

const words = installerWords.caps

/** How many leads it wants, and how many it has had. */
export function Caps({ installer: { caps } }: { installer: InstallerPage }) {
  return (
    <>
      <h2 className={styles.part}>{words.heading}</h2>
      {caps.length > 0 && (
        <table className={styles.caps}>
          <tbody>
            {caps.map(({ period, accepted, cap }) => (
              <tr key={period}>
                <th scope="row">{words.periods[period]}</th>
                <td className={styles.bar}>
                  <Bar share={cap === 0 ? 1 : Math.min(1, accepted / cap)} />
                </td>
                <td>{fill(words.of, { accepted, cap })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.small}>{caps.length > 0 ? words.lowest : words.none}</p>
    </>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={bar.track} width="100" height="8" />
      {share > 0 && (
        <rect
          className={share === 1 ? bar.filled : `${bar.filled} ${styles.used}`}
          width={Math.round(share * 100)}
          height="8"
        />
      )}
    </svg>
  )
}
