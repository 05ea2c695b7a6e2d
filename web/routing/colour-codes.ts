const hexColour = /^#?([0-9a-f]{6})$/i

/** `#1f3033` -> `1F3033`; anything that is not a six-digit hex colour gives `undefined`. */
export function colourCode(hex: string | null | undefined): string | undefined {
  return hexColour.exec(hex ?? '')?.[1]?.toUpperCase()
}

/**
 * A colour as in the query string: without the hash sign; a two-tone colour joins both codes, each prefixed with C
 * (docs/product/2): `1F3033`, `C1F3033CCCCC52`.
 */
export function colourQuery(hex: string | null | undefined, hex2?: string | null): string | undefined {
  const first = colourCode(hex)
  const second = colourCode(hex2)
  if (first === undefined) return undefined
  return second === undefined ? first : `C${first}C${second}`
}

/** The colours of a query value as `#RRGGBB`, one or two; `undefined` for anything else. */
export function parseColourQuery(
  value: string | null | undefined,
): readonly [string] | readonly [string, string] | undefined {
  const twoTone = /^C([0-9a-f]{6})C([0-9a-f]{6})$/i.exec(value ?? '')
  if (twoTone?.[1] && twoTone[2]) return [`#${twoTone[1].toUpperCase()}`, `#${twoTone[2].toUpperCase()}`]
  const single = /^[0-9a-f]{6}$/i.exec(value ?? '')?.[0]
  return single === undefined ? undefined : [`#${single.toUpperCase()}`]
}
