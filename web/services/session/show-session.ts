/** Who is at the page, as far as its frame shows it (docs/product/2: the layout's top bar). */
export type Session =
  | { readonly status: 'logged_out' }
  /** `picture`: address of the member's picture, square; without one a drawn head stands for it. */
  | { readonly status: 'logged_in'; readonly picture?: string | undefined }

/**
 * Shows a member's links and picture, or a visitor's. The server has drawn both into every page: only what the styles go
 * by is set here, so that the top bar needs no script of its own.
 */
export function showSession(session: Session, root: HTMLElement = document.documentElement): void {
  root.dataset.session = session.status
  const picture = session.status === 'logged_in' ? session.picture : undefined
  if (picture) root.style.setProperty('--account-picture', `url(${JSON.stringify(picture)})`)
  else root.style.removeProperty('--account-picture')
}
