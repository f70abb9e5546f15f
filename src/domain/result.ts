/** Why something was rejected: a code for programs, and a message for people. */
export type Rejection<Code extends string = string> = { ok: false; code: Code; message: string }

/** The result of something that may be rejected. Only unexpected errors are thrown. */
export type Result<Value extends object = object, Code extends string = string> =
  | ({ ok: true } & Value)
  | Rejection<Code>

export function reject<Code extends string>(code: Code, message: string): Rejection<Code> {
  return { ok: false, code, message }
}
