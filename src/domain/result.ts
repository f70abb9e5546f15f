/** Why something was not done: a code for programs to decide by, and a sentence for people to read. */
export type Rejection<Code extends string = string> = { ok: false; code: Code; message: string }

/** What came of something that may be turned down. Only the unforeseen is thrown. */
export type Result<Value extends object = object, Code extends string = string> =
  | ({ ok: true } & Value)
  | Rejection<Code>

export function reject<Code extends string>(code: Code, message: string): Rejection<Code> {
  return { ok: false, code, message }
}
