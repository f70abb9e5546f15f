/** What a field of a quote asks for. */
export type FieldWords = {
  label: string
  unit?: string
  help?: string
  keyboard?: 'decimal' | 'numeric'
  kind?: 'day' | 'payment'
  /** Short ones lie beside each other. */
  isWide?: true
}
