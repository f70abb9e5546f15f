import { enquiryOf } from '../tests/enquiry.ts'

let visitors = 5_000_000

/** Posts an enquiry of a new visitor and returns how long the answer took, in ms. */
export async function postEnquiry(url: string): Promise<number> {
  const body = JSON.stringify(enquiryOf(visitors++))
  const began = performance.now()
  const response = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`An enquiry was answered ${response.status}.`)
  return performance.now() - began
}
