import type { CallToolResult } from '@modelcontextprotocol/server'

/** What a tool answers, in parts. */
export function textResult(parts: readonly string[]): CallToolResult {
  return { content: parts.map((text) => ({ type: 'text', text })) }
}

/** Why a tool has no answer, and what to do. */
export function errorResult(...parts: string[]): CallToolResult {
  return { ...textResult(parts), isError: true }
}
