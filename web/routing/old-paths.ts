/** Old last segments with an ampersand, per language, and what replaced them (docs/product/2). */
const replacements: ReadonlyMap<string, string> = new Map([
  ['en/jackets-&-shirts', 'jackets-and-shirts'],
  ['en/t-shirts-&-longsleeves', 't-shirts-and-tank-tops'],
  ['nb/bukser-&-shorts', 'bukser-og-shorts'],
  ['nb/jakker-&-skjorter', 'jakker-og-skjorter'],
  ['nb/t-skjorter-&-trøyer', 't-skjorter-og-singlet'],
])

/** docs/product/2 names the gender for some of them only, and not the part before it: both are optional here. */
const oldPath = /^\/(en|nb)(?:\/shop)?(?:\/(men|women))?\/([^/]+)\/?$/

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The permanent redirect of an old path with an ampersand, or `undefined` for any other path. Case does not matter, nor
 * whether the path is percent-encoded.
 */
export function oldPathRedirect(pathname: string): string | undefined {
  const [, lang, gender, slug] = oldPath.exec(decoded(pathname)?.toLowerCase() ?? '') ?? []
  const replacement = replacements.get(`${lang}/${slug}`)
  if (lang === undefined || replacement === undefined) return undefined
  return ['', lang, 'shop', ...(gender === undefined ? [] : [gender]), replacement].join('/')
}
