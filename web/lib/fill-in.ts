/**
 * A text with its `{name}`s replaced. Messages stay on the server; one with a value known only to the browser is
 * prepared there with the name itself as the value (`t('remove', { name: '{name}' })`) and filled in here.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
