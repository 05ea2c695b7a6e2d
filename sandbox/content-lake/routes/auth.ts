import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLocalHostname } from '#sandbox/local-hosts.ts'
import { DEMO_USERS } from '../auth/people.ts'
import type { LakeContext, LakeEnvironment } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'

export const authRoutes = new Hono<LakeEnvironment>()

authRoutes.get('/auth/providers', (c) => {
  const url = new URL(c.req.url)
  const base = `${url.protocol}//localhost:${url.port}/${url.pathname.split('/')[1]}`
  return c.json({
    providers: [{ name: 'local', title: 'Local sign in', url: `${base}/auth/login/local` }],
    thirdPartyLogin: false,
    sso: null,
  })
})

/** The sign-in page. There are no passwords: the sandbox is on this machine only. */
authRoutes.get('/auth/login/local', (c) => {
  const origin = allowedOrigin(c)
  const wanted = c.req.query('user')
  if (wanted !== undefined) return signIn(c, wanted, origin)
  const links = DEMO_USERS.map((user) => {
    const url = new URL(c.req.url)
    url.searchParams.set('user', user.id)
    return html`<a href="${url.pathname}${url.search}"><strong>${user.name}</strong><span>${ROLE_TITLES[user.role]}</span></a>`
  })
  return c.html(loginPage(links))
})

authRoutes.get('/auth/fetch', (c) => {
  const token = c.get('lake').sessions.handOver(c.req.query('sid') ?? '')
  if (!token) throw httpError(401, 'Session not found')
  return c.json({ token, label: 'Local sign in' })
})

authRoutes.post('/auth/logout', (c) => {
  const token = c.get('token')
  if (token) c.get('lake').sessions.signOut(token)
  return c.json({ ok: true })
})

authRoutes.get('/auth/id', (c) => c.json({ id: c.get('user')?.id ?? null }))

const ROLE_TITLES = { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer: reads only' }

function signIn(c: LakeContext, userId: string, origin: URL): Response {
  const user = DEMO_USERS.find(({ id }) => id === userId)
  if (!user) throw httpError(400, `Unknown user "${userId}"`)
  origin.hash = `sid=${c.get('lake').sessions.signIn(user)}`
  return c.redirect(origin.href, 302)
}

/** A session is only given to origins on this machine, never to other sites. */
function allowedOrigin(c: LakeContext): URL {
  const { studioOrigin } = c.get('lake').options
  const requested = c.req.query('origin') ?? studioOrigin
  const origin = URL.canParse(requested) ? new URL(requested) : undefined
  const isWeb = origin?.protocol === 'http:' || origin?.protocol === 'https:'
  const isLocal = origin && (isLocalHostname(origin.hostname) || origin.origin === new URL(studioOrigin).origin)
  if (origin && isWeb && isLocal) return origin
  throw httpError(400, 'Invalid "origin": it must be the address of a Studio on this machine')
}

function loginPage(links: ReturnType<typeof html>[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sign in to the sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f5ef; color: #1f3033; font: 16px/1.5 system-ui, sans-serif; }
          main { width: min(26rem, 90vw); }
          h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
          a { display: flex; justify-content: space-between; padding: 1rem; margin-top: 0.5rem; border: 1px solid #1f303333; border-radius: 8px; background: #fff; color: inherit; text-decoration: none; }
          a:hover, a:focus-visible { border-color: #1f3033; outline: 2px solid #cccc52; }
          span { color: #1f3033b3; }
        </style>
      </head>
      <body>
        <main>
          <h1>Sign in to the sandbox</h1>
          <p>Choose whom to work as. No password: this content lake runs on your machine only.</p>
          ${links}
        </main>
      </body>
    </html>`
}
