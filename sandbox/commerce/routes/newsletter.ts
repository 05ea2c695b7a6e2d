import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { notAcceptable } from '../http/checkout-error.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { isStateless, openSession } from '../http/session.ts'

const bodySchema = z.object({
  language: z.string().max(10).optional(),
  country: z.string().max(2).optional(),
  /** A honeypot field: calls that fill it in get the usual response, but are ignored. */
  email_field: z.string().max(1000).optional(),
})

/** `POST newsletter-subscription/{e-mail}`: the id is the percent-encoded e-mail address. */
export const newsletterRoutes = new Hono<CommerceEnvironment>()

newsletterRoutes.post('/newsletter-subscription/:email', async (c) => {
  const session = isStateless(c) ? undefined : openSession(c)
  const { language, country, email_field: trap } = await readBody(c, bodySchema)
  const email = z.email().max(254).safeParse(c.req.param('email'))
  if (!email.success) throw notAcceptable({ email: 'Expected type e-mail' })
  if (!trap) {
    c.var.platform.newsletter.subscribe({ email: email.data, language: language ?? null, country: country ?? null })
  }
  return c.json({ ...(session && { token: session.token }) }, 201)
})
