import styles from './Chart.module.css'

const tones = [
  ['self', 'Straight from the roof'],
  ['discharging', 'Into the battery, and out of it'],
  ['imported', 'Bought'],
  ['exported', 'Sold'],
  ['used', 'What the house uses'],
] as const

/** What each tone means, from the bottom layer up. What the house uses is a line. */
export function Legend({ without = '' }: { without?: string }) {
  return (
    <ul className={styles.legend} aria-label="Colours">
      {tones.map(
        ([tone, label]) =>
          !without.includes(tone) && (
            <li key={tone}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path
                  className={styles[tone]}
                  d={tone === 'used' ? 'M0 8H16' : 'M.5 .5h15v15H.5z'}
                />
              </svg>{' '}
              {label}
            </li>
          ),
      )}
    </ul>
  )
}
