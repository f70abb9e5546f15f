import type { ReactNode } from 'react'
import type { Calculator } from '#content/calculator.ts'
import { Summary } from '../../ui/Summary.tsx'
import { Fields, type FieldsProps, reasonToOpen } from './Fields.tsx'
import { fieldsLeftOut } from './fields.ts'
import { useFold } from './use-fold.ts'

type Props = Omit<FieldsProps, 'names'> & {
  calculator: Calculator
  /** The content below them. */
  children?: ReactNode
}

/** The fields behind one line. */
export function MoreFields({ calculator, children, ...fields }: Props) {
  const names = [...calculator.more, ...fieldsLeftOut(calculator)]
  const fold = useFold(reasonToOpen(names, fields))
  return (
    <details data-screen-only="" {...fold}>
      <Summary>More about your home</Summary>
      <Fields names={names} {...fields} />
      {children}
    </details>
  )
}
