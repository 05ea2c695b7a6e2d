type Problem = 'gone' | 'refused' | 'silent'

/** Statuses of sites that keep programs out, or want to be left alone for now: people can open the page. */
const closedToPrograms = [401, 402, 403, 405, 407, 429, 451, 503, 999]

/** What a status says about a link; undefined without a response. Null: it can be opened. */
export function problemOf(status: number | undefined): Problem | null {
  if (status === undefined) return 'silent'
  if (status === 404 || status === 410) return 'gone'
  return status < 400 || closedToPrograms.includes(status) ? null : 'refused'
}
