/** A garment and its size in a sentence, `Bekk shorts (M)`; some come in one size that has no name. */
export function itemName({ name, size }: { readonly name: string; readonly size: string }): string {
  return size ? `${name} (${size})` : name
}
