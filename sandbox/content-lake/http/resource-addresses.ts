const RESOURCE =
  /^(\/[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|listen|history|live\/events)(\/.*)?$/

/**
 * Clients that are set up with a `resource` ask for `/vX/projects/<id>/datasets/<name>/query`; the same endpoints are known as
 * `/vX/data/query/<name>`.
 */
export function resourceAddresses(request: Request): Request {
  const url = new URL(request.url)
  const match = RESOURCE.exec(url.pathname)
  if (!match) return request
  const [, version, project, dataset, endpoint, rest = ''] = match
  url.pathname = `${version}/data/${endpoint}/${dataset}${rest}`
  const headers = new Headers(request.headers)
  headers.set('x-sanity-project-id', project ?? '')
  return new Request(url, new Request(request, { headers }))
}
