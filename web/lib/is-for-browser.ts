type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser follows a link: in another tab, to a file, or with a page load. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: Click, link: HTMLAnchorElement): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true
  return (
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.closest('[data-reload]') !== null
  )
}
