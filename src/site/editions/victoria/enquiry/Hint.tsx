/** What helps to answer a question, in plain text. */
export function Hint({ children }: { children: string }) {
  return children
}
