import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#sandbox/loopback.ts'
import { requireVarnish } from '#scripts/install/varnish.ts'
import { root } from '#scripts/stack/root.ts'
import { sendRequest } from '#web/page-server/stub-server.ts'

/** The `site.vcl` of an installation, with health checks at a pace for tests. */
const site = (port: number) => `
acl purgers { "127.0.0.1"; }
probe ready { .url = "/readyz"; .interval = 200ms; .timeout = 5s; .window = 2; .threshold = 1; .initial = 1; }
backend storefront_a { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }
sub vcl_init { new storefronts = directors.hash(); storefronts.add_backend(storefront_a, 1.0); }
`

/** A real Varnish with the configuration of `deploy/varnish`, in front of a storefront at the port. */
export async function startVarnish(storefront: number) {
  const directory = await mkdtemp(join(tmpdir(), 'varnish-'))
  // Varnish reads its configuration as a user of its own.
  await chmod(directory, 0o755)
  await writeFile(join(directory, 'site.vcl'), site(storefront))
  const port = await freePort()
  const configuration = `${root}/deploy/varnish`
  const child = spawn(
    requireVarnish(),
    [
      ...['-F', '-n', join(directory, 'work'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
      ...['-f', `${configuration}/default.vcl`, '-p', `vcl_path=${directory}:${configuration}`],
      ...['-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const get = (path: string, headers?: NodeJS.Dict<string>, method?: string) => sendRequest(port, path, headers, method)
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`Varnish has ended: ${errors}`)
      await get('/livez')
    },
    { timeout: 30_000, interval: 100 },
  )

  async function stop(): Promise<void> {
    process.off('exit', killChild)
    child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  }

  return { port, address: `http://127.0.0.1:${port}`, get, stop }
}
