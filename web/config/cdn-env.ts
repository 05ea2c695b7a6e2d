import { z } from 'zod'

/** The CDN in front of the storefronts, and how it is told to purge. */
export type CdnSettings =
  | { readonly kind: 'varnish'; readonly addresses: readonly string[] }
  | { readonly kind: 'fastly'; readonly serviceId: string; readonly token: string }
  | { readonly kind: 'cloudflare'; readonly zoneId: string; readonly token: string }

const kinds = ['varnish', 'fastly', 'cloudflare'] as const

/** In a path of the vendor's API. */
const id = z.string().regex(/^[a-zA-Z0-9]+$/, 'may hold letters and digits only')
const secret = z.string().min(1, 'must not be empty')

/** The variables of the CDN. Without them there is no CDN. */
export const cdnVariables = {
  CDN: z.enum(kinds, { error: `must be one of ${kinds.join(', ')}` }).optional(),
  /** The address of each Varnish, separated by commas: every purge goes to all of them. */
  VARNISH_ADDRESSES: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isHttpAddress), 'must be http addresses with commas between them')
    .optional(),
  FASTLY_SERVICE_ID: id.optional(),
  FASTLY_API_TOKEN: secret.optional(),
  CLOUDFLARE_ZONE_ID: id.optional(),
  CLOUDFLARE_API_TOKEN: secret.optional(),
}

const variables = z.object(cdnVariables)
type Variables = z.infer<typeof variables>

const needed: Readonly<Record<(typeof kinds)[number], readonly (keyof Variables)[]>> = {
  varnish: ['VARNISH_ADDRESSES'],
  fastly: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
  cloudflare: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
}

/** Says which variables the chosen CDN lacks. */
export function checkCdnVariables(variables: Variables, context: z.RefinementCtx): void {
  const { CDN } = variables
  if (CDN === undefined) return
  for (const name of needed[CDN])
    if (variables[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is missing: CDN=${CDN} needs it` })
}

/** The settings of the CDN from checked variables. */
export function cdnSettings(variables: Variables): CdnSettings | undefined {
  const { CDN, VARNISH_ADDRESSES: addresses = [] } = variables
  if (CDN === 'varnish') return { kind: CDN, addresses }
  const { FASTLY_SERVICE_ID: serviceId = '', CLOUDFLARE_ZONE_ID: zoneId = '' } = variables
  if (CDN === 'fastly') return { kind: CDN, serviceId, token: variables.FASTLY_API_TOKEN ?? '' }
  if (CDN === 'cloudflare') return { kind: CDN, zoneId, token: variables.CLOUDFLARE_API_TOKEN ?? '' }
  return undefined
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
