import { Hono } from 'hono'
import { languages } from '#web/routing/languages.ts'
import { listPage, mailPage, samplePage, samplesPage } from './inbox-page.ts'
import type { MailStore } from './mail-store.ts'

/** The page and the JSON of the inbox. */
export function createInbox(store: MailStore): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'",
    )
  })
  app.get('/api/messages', async (c) => c.json(await store.mails()))
  app.delete('/api/messages', async (c) => {
    await store.clear()
    return c.json([])
  })
  app.get('/', async (c) => c.html(listPage((await store.mails()).toReversed())))
  app.get('/messages/:id', async (c) => {
    const mail = (await store.mails()).find(({ id }) => id === c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.notFound()
  })
  /** The mail as it was sent, with all its headers. */
  app.get('/messages/:id/raw', async (c) => {
    const raw = await store.raw(c.req.param('id'))
    return raw ? c.text(raw.toString('utf8')) : c.notFound()
  })
  /**
   * Every mail that the shop can send. Imported when it is asked for, so that the stand-in also runs without the shop's
   * code.
   */
  app.get('/samples', async (c) => {
    const { sampleMails } = await import('#web/mails/mails.ts')
    return c.html(samplesPage(languages.map((lang) => ({ lang, samples: sampleMails(lang) }))))
  })
  app.get('/samples/:lang/:kind', async (c) => {
    const { sampleMails } = await import('#web/mails/mails.ts')
    const lang = languages.find((known) => known === c.req.param('lang'))
    const samples = lang ? sampleMails(lang) : []
    const sample = samples.find(({ kind }) => kind === c.req.param('kind'))
    return sample ? c.html(samplePage(sample)) : c.notFound()
  })
  return app
}
