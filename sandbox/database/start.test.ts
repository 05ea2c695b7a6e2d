import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startConfiguredMail } from '../mail/start.ts'
import { startConfiguredDatabase } from './start.ts'

test('a port in use is reported in one sentence that names the variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(startConfiguredDatabase('/nowhere', `postgres://user:secret@localhost:${port}/shop`)).rejects.toThrow(
    `the database's port ${port} (DATABASE_URL) is taken by another program.`,
  )
  await expect(startConfiguredMail('/nowhere', { SMTP_URL: `smtp://localhost:${port}` })).rejects.toThrow(
    `the mail server's port ${port} (SMTP_URL, INBOX_URL) is taken by another program.`,
  )
  other.close()
})

test('real servers are left alone', async () => {
  expect(await startConfiguredDatabase('/nowhere', 'postgres://user@db.example.com/shop')).toBeUndefined()
  expect(await startConfiguredMail('/nowhere', { SMTP_URL: 'smtps://mail.example.com' })).toBeUndefined()
})
