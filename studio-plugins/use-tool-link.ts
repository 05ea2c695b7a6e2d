import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'

/** The properties of a link to a place in a tool of the Studio, for example `community/ideas`. */
export function useToolLink(path: string) {
  const { basePath } = useWorkspace()
  const href = `${basePath === '/' ? '' : basePath}/${path}`
  const { onClick } = useLink({ href })
  return { href, onClick }
}
