import * as v from 'valibot'
import type { ContentLanguage } from '#schemas/languages.ts'
import {
  type PlatformProduct,
  platformProducts,
  type RawVariant,
  rawVariants,
  readAllVariants,
} from '#studio-plugins/commerce/platform-product.ts'
import { callCentra } from '#web/services/centra/call.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'

/**
 * Every product that the platform sells, with its names in both languages. `url` is that of the checkout API, with a
 * trailing slash.
 * @throws Error with one sentence when a call fails
 */
export async function readPlatform(url: string): Promise<PlatformProduct[]> {
  const { variants } = await readVariants(url, 'nb')
  const english = await readVariants(url, 'en')
  return platformProducts(variants, english.hasLanguage ? english.variants : [])
}

type Catalogue = { readonly hasLanguage: boolean; readonly variants: readonly RawVariant[] }

/** A platform without the language uses its default language. */
async function readVariants(url: string, language: ContentLanguage): Promise<Catalogue> {
  const connection = ownSession(url)
  await call(connection, 'GET', 'selection', undefined, v.unknown())
  const { ok } = await callCentra(connection, { method: 'PUT', path: `languages/${language}` }, () => true)
  const variants = await readAllVariants(
    async (page) => (await call(connection, 'POST', 'products', page, rawVariants)).products,
  )
  return { hasLanguage: ok, variants }
}

/** A session of its own, since its language is changed. */
function ownSession(baseUrl: string): CentraConnection {
  let token: string | null = null
  return {
    baseUrl,
    tokens: {
      read: () => token,
      replace: (_sent, received) => {
        token = received
        return true
      },
    },
    fetch: (address, init) => fetch(address, init),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: () => undefined,
  }
}

async function call<Shape extends v.GenericSchema>(
  connection: CentraConnection,
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  const read = (response: unknown) => {
    const parsed = v.safeParse(shape, response)
    return parsed.success ? { value: parsed.output } : undefined
  }
  const result = await callCentra(connection, { method, path, body, isRepeatable: true, shape }, read)
  if (result.ok) return result.value.value
  throw new Error(`The commerce platform failed on ${method} ${path}: ${result.error.message}.`)
}
