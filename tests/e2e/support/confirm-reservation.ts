import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'
import { mailsTo } from './inbox.ts'

/** The newest link that confirms a reservation of the address, or its newsletter, once its mail has arrived. */
export async function confirmLink(
  request: APIRequestContext,
  email: string,
  subject: 'reservations' | 'newsletter' = 'reservations',
): Promise<string> {
  const link = new RegExp(`https?:\\S+/${subject}/\\S+/confirm\\?\\S+`)
  const links = async () => (await mailsTo(request, email)).flatMap(({ text }) => text.match(link)?.[0] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return (await links()).at(-1) ?? ''
}

/** Follows it and presses its button. */
export async function confirmByMail(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post(await confirmLink(request, email))
  expect(response.status()).toBe(200)
}
