import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { texts } from '#web/i18n/translate.ts'
import { unsubscribeFailedPage, unsubscribePage } from './unsubscribe-page.ts'

vi.mock('#web/server/report.ts', () => ({ reportServerFailure: () => undefined }))

describe('the page behind an unsubscribe link', () => {
  test.each([
    ['question', 200, 'Slett adressen min'],
    ['done', 200, 'Adressen er slettet'],
    ['unknown', 404, 'Lenken gjelder ikke lenger'],
  ] as const)('%s: %i, "%s"', async (state, status, heading) => {
    const page = unsubscribePage('nb', state, texts('nb', 'unsubscribe'))
    const html = await page.text()
    expect(page.status).toBe(status)
    expect(html).toContain(`<h1>${heading}</h1>`)
    // Only a press of the button deletes.
    expect(html.includes('<form method="post">')).toBe(state === 'question')
    expect(html).toContain('<html lang="nb">')
  })

  test.each([
    ['unavailable', 503, '5', texts('nb', 'unsubscribe').failed],
    ['tooManyRequests', 429, '5', 'Det kom for mange forsøk'],
    ['bodyTooLarge', 413, null, 'Det ble sendt for mye på én gang'],
  ] as const)('that fails with %s has the status %i and says why', async (code, status, retryAfter, text) => {
    const page = unsubscribeFailedPage('nb', { ok: false, code }, texts('nb', 'unsubscribe'))
    expect([page.status, page.headers.get('retry-after')]).toEqual([status, retryAfter])
    const html = await page.text()
    expect(html).toContain('<h1>Oi, noe gikk galt</h1>')
    expect(html).toContain(text)
  })

  test('allows its own style and form, nothing else, and is kept nowhere', async () => {
    const page = unsubscribePage('en', 'question', texts('en', 'unsubscribe'))
    const policy = page.headers.get('content-security-policy') ?? ''
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await page.text()) ?? []
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toMatch(/^default-src 'none';.*form-action 'self'/)
    expect(policy).not.toContain('script-src')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })
})
