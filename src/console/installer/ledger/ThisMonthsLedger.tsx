import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../ui/Loaded.tsx'
import { statementQuery } from './ledger-queries.ts'
import { Statement } from './Statement.tsx'

/** The running month of an installer's ledger, on the installer's own screen. */
export function ThisMonthsLedger({ installer }: { installer: string }) {
  const statement = useQuery(statementQuery(installer, undefined))
  return <Loaded query={statement}>{(data) => <Statement statement={data} />}</Loaded>
}
