import { productFacts } from '#web/content/product-facts.ts'
import { readProductIds } from '#web/domain/product/product-ids.ts'
import { isLanguage } from '#web/routing/languages.ts'
import { respond } from '#web/server/http.ts'
import { failure, success } from '#web/server/result.ts'

/**
 * `GET /api/products?lang=nb&ids=101,102`: `{products: ProductFacts[]}`, the content's side of products that the browser
 * knows by the commerce platform's number. At most 100; anything else that is asked for is 400 `{code, message}`.
 */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const lang = searchParams.get('lang')
  const ids = readProductIds(searchParams.get('ids'))
  const work = async () => {
    if (!isLanguage(lang) || !ids) return failure('invalidInput')
    return success({ products: await productFacts(lang, ids) })
  }
  return respond(request, work, { cacheControl: 'public, max-age=30' })
}
