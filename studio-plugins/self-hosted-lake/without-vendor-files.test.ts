import { expect, test } from 'vitest'
import { withoutVendorHosts } from './without-vendor-files.ts'

test('scripts from Sanity’s hosts go, the Studio’s own stay', () => {
  const own = '<script src="/static/sanity-a1.js" type="module"></script>'
  const bridge = '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>\n'
  expect(withoutVendorHosts(`<head>${own}${bridge}</head>`)).toBe(`<head>${own}</head>`)
})

test('fonts from Sanity’s hosts go, other rules stay', () => {
  const font = (url: string) => `@font-face {\n  font-family: Inter;\n  src: url("${url}") format("woff2");\n}`
  const rule = 'body{margin:0}'
  const vendor = font('https://studio-static.sanity.io/Inter-Regular.woff2')
  expect(withoutVendorHosts(vendor + rule + font('/static/own.woff2'))).toBe(rule + font('/static/own.woff2'))
})
