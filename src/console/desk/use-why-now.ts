import { brand } from '../client/brand.ts'
import { useLocalTime } from '../client/server-time.ts'
import { useOperator } from '../client/session.ts'
import { useOperatorName } from '../client/use-operators.ts'
import { formatWhyNow } from '../words/why-now.ts'

/** An operator in the middle of a sentence: 'you', or by their name. */
export function useNameOrYou(): (operator: string | null) => string {
  const me = useOperator()
  const nameOf = useOperatorName()
  return (id) => (id === me.id ? 'you' : nameOf(id))
}

/** The reason for a lead's place in the queue, in a line. */
export function useWhyNow(): (lead: Parameters<typeof formatWhyNow>[0]) => string {
  const local = useLocalTime()
  const nameOf = useNameOrYou()
  return (lead) => formatWhyNow(lead, { local, rules: brand.calling, nameOf })
}
