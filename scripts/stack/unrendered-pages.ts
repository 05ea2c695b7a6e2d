/**
 * The decoded paths of the pages that Next's build could not render, from what it prints: each after the route that it
 * belongs to. None if the build failed in another way.
 */
export function unrenderedPages(printed: string): readonly string[] {
  const [, list = ''] = printed.split(/^.*Export encountered errors on \d+ paths?:$/m)
  return [...list.matchAll(/^\t\S+: (\/\S+)$/gm)].map(([, path = '']) => decodeURIComponent(path))
}
