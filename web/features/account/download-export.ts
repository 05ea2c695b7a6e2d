import { parseJson } from '#web/domain/json.ts'
import type { Language } from '#web/routing/languages.ts'
import type { CallResult } from '#web/services/backend/call-backend.ts'

/** Milliseconds: the server packs everything first. */
const TIMEOUT_MS = 40_000

/** Has the browser save the export of the member's data. */
export async function downloadExport(lang: Language): Promise<CallResult<undefined, string>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`/api/v1/users/me/export?lang=${lang}`, { method: 'POST', signal })
    const { status, headers } = response
    if (!response.ok) {
      const { code = 'unexpectedResponse', message }: { code?: string; message?: string } = Object(
        parseJson(await response.text()),
      )
      return { ok: false, status, code, ...(message && { message }) }
    }
    const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip'
    save(await response.blob(), name)
    return { ok: true, value: undefined }
  } catch {
    return { ok: false, status: 0, code: 'offline' }
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
