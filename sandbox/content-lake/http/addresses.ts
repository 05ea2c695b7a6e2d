const RESOURCE =
  /^(\/[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|listen|history|live\/events)(\/.*)?$/

/**
 * Rewrites the request to the paths of the routes. Clients that are configured with a `resource` request
 * `/vX/projects/<id>/datasets/<name>/query`, which is `/vX/data/query/<name>`; migrations begin every path with two
 * slashes.
 */
export function underKnownAddress(request: Request): Request {
  const url = new URL(request.url)
  const path = url.pathname.replace(/^\/+/, '/')
  const match = RESOURCE.exec(path)
  if (!match && path === url.pathname) return request
  const [, version, project, dataset, endpoint, rest = ''] = match ?? []
  url.pathname = match ? `${version}/data/${endpoint}/${dataset}${rest}` : path
  const headers = new Headers(request.headers)
  if (project !== undefined) headers.set('x-sanity-project-id', project)
  return new Request(url, new Request(request, { headers }))
}
