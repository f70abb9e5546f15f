import { Text } from '#site/ui/Text.tsx'

/** What helps to answer a question. It may hold a link. */
export function Hint({ children }: { children: string }) {
  return <Text>{children}</Text>
}
