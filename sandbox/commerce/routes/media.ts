import { Hono } from 'hono'
import type { CommerceEnvironment } from '../http/environment.ts'

const WIDTHS: Readonly<Record<string, number>> = { mini: 80, thumb: 240, standard: 730 }

/**
 * Product pictures in the platform's three sizes: swatches of the garment's colours, as real pictures belong to the
 * content.
 */
export const mediaRoutes = new Hono<CommerceEnvironment>()

mediaRoutes.get('/:file{\\d+-[a-z]+\\.svg}', (c) => {
  const [id = '', size = ''] = c.req.param('file').slice(0, -'.svg'.length).split('-')
  const product = c.var.platform.catalogue.product(id)
  const width = WIDTHS[size]
  if (!product || width === undefined) return c.notFound()
  const height = Math.round((width * 937) / 730)
  const second = product.code2 ? `<path d="M${width} 0V${height}H0Z" fill="#${product.code2}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#${product.code}"/>${second}</svg>`
  return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
})
