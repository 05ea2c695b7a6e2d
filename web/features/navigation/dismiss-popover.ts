/** Closes a popover when one of its links is followed, and when the focus goes on to something outside of `area`. */
export function dismissOnLeave(popover: HTMLElement, area: HTMLElement, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) popover.hidePopover()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) popover.hidePopover()
  }
  popover.addEventListener('click', onClick, { signal })
  area.addEventListener('focusout', onFocusOut, { signal })
}
