import { Tick } from './Tick.tsx'

/** Why an installer suits, ticked, and what is said of every installer as it is. */
export function Reasons({
  of: { reasons, facts },
  className,
}: {
  of: { reasons: readonly string[]; facts: readonly string[] }
  className?: string | undefined
}) {
  return (
    <ul className={className}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Tick />
          {reason}
        </li>
      ))}
      {facts.map((fact) => (
        <li key={fact}>
          <span aria-hidden="true" />
          {fact}
        </li>
      ))}
    </ul>
  )
}
