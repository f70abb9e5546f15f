import { ApiError, parseResponse } from './api.ts'

/** Saves the file that a request is answered with, under the server's name for it. Throws an ApiError where it is rejected. */
export async function saveFile(request: Promise<Response>, name: string): Promise<void> {
  const response = await request.catch(() => {
    throw new ApiError(0, 'offline', 'No connection. Nothing was downloaded.')
  })
  if (!response.ok) return void (await parseResponse(Promise.resolve(response)))
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveBlob(await response.blob(), given ?? name)
}

export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/plain' }), name)
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  pressLink(url, name)
  // The browser has taken the file by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads an address under a name, or the server's where it is empty. */
export function pressLink(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
