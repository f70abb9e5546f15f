import { Tick } from './Tick.tsx'

/** Why an installer suits, ticked, and the facts shown of every installer. */
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
