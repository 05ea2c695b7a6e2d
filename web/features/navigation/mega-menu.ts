import { dismissOnLeave } from './dismiss-popover.ts'
import { hoverIntent } from './hover-intent.ts'

type MegaMenu = { readonly item: HTMLElement; readonly button: HTMLButtonElement; readonly panel: HTMLElement }

/**
 * Lets the pointer and the arrow keys open an item's panel in the desktop menu, until the signal aborts. The browser
 * handles clicks, Enter, Space and Escape: the panel is a popover of the button.
 */
export function openOnHover(menu: MegaMenu, signal: AbortSignal): void {
  const { item, button, panel } = menu
  /** The pointer has just opened it: the click that often follows must not close it. */
  let isUnderPointer = false
  const intent = hoverIntent({
    open() {
      if (panel.matches(':popover-open')) return
      isUnderPointer = true
      panel.showPopover({ source: button })
    },
    close: () => panel.hidePopover(),
  })
  const onButtonClick = (event: MouseEvent) => {
    intent.cancel()
    if (isUnderPointer) event.preventDefault()
    isUnderPointer = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    panel.showPopover({ source: button })
    panel.querySelector('a')?.focus()
  }
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') isUnderPointer = false
    else panel.style.setProperty('--header', `${lowerEdge(item.closest('header'))}px`)
  }
  panel.addEventListener('beforetoggle', onToggle, { signal })
  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && intent.enter(), { signal })
  item.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && intent.leave(), { signal })
  button.addEventListener('click', onButtonClick, { signal })
  button.addEventListener('keydown', onKeyDown, { signal })
  signal.addEventListener('abort', intent.cancel)
  dismissOnLeave(panel, item, signal)
}

/**
 * The lower edge of the header in the window: further down where enlarged text needs a second row, and below an
 * editor's preview bar.
 */
function lowerEdge(header: HTMLElement | null): number {
  return header ? header.getBoundingClientRect().top + header.clientHeight : 0
}
