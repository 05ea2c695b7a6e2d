/** Addresses of a cluster's parts on this machine. The stand-ins are at the same ones as under `npm start`. */
export const addresses = {
  site: 'https://localhost:8443',
  storefronts: [
    { name: 'Storefront 1', port: 8001, metricsPort: 9101 },
    { name: 'Storefront 2', port: 8002, metricsPort: 9102 },
  ],
  worker: { metricsPort: 9103 },
  varnish: '127.0.0.1:6081',
  storefrontsForVarnish: '127.0.0.1:8081',
} as const

/** The address of a stand-in while something else listens at its own. */
export function moved(address: URL): URL {
  const other = new URL(address)
  other.port = String(Number(address.port) + 20_000)
  return other
}
