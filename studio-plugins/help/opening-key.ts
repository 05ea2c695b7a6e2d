type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]'

/** Whether a key press asks for help: “?”, while nobody types, no dialog is open and nothing else has taken the key. */
export function asksForHelp({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyPress): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (document.querySelector('[role="dialog"]')) return false
  return !(target instanceof Element && target.closest(fields))
}
