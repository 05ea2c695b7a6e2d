type Send = (url: string, init: RequestInit) => Promise<Response>

/** A `fetch` for large bodies that reports how much of them was sent: from 0 to 1. Rejects as `fetch` does. */
export function uploadWith(onSent: (share: number) => void): Send {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: retryAfter ? { 'retry-after': retryAfter } : {},
          }),
        )
      }
      request.onerror = () => reject(new TypeError('The connection broke'))
      signal?.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason)
      })
      request.send(typeof body === 'string' ? body : null)
    })
}
