import type { Answers } from '#domain/enquiry/form.ts'
import { programsLookup } from '#edition/calculators/calculators.ts'
import { dayHere } from '#site/day-here.ts'
import { findPrograms } from './found-programs.ts'

/** What the answers to a form on rebates lead to. Without styles of its own: every page with a form would load them. */
export function FoundPrograms({ answers }: { answers: Answers }) {
  const { heading, programs } = findPrograms(answers, dayHere())
  if (programs.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <table className="table">
        <tbody>
          {programs.map(({ name, amount, terms }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <b>{amount}</b>
                <p className="dated">{terms}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dated">
        Melbourne’s amounts. <a href={`${programsLookup.path}#open`}>All conditions, and yours</a>
      </p>
    </>
  )
}
