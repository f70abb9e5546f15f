import type { ReactNode } from 'react'
import { Form } from './Form.tsx'
import styles from './FormOfParts.module.css'

/** A long form in parts, each under its own heading. */
export function FormOfParts<Values>(props: Omit<Parameters<typeof Form<Values>>[0], 'className'>) {
  return <Form {...props} className={styles.form} />
}

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
