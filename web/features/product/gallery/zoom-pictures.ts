type ZoomPicture = Readonly<Pick<HTMLImageElement, 'src' | 'srcset' | 'alt'>> & {
  /** As the document states them: the picture's shape before it is there. */
  readonly width: number
  readonly height: number
  /** CSS image to show until then: what the gallery shows of it. */
  readonly placeholder: string
}

/** The point of a picture to look at, from 0 to 1 in each direction. */
export type Point = { readonly x: number; readonly y: number }

export const middle: Point = { x: 0.5, y: 0.5 }

/** The pictures that the gallery shows, and which of them was clicked. */
export function picturesAround(opener: HTMLAnchorElement): { pictures: readonly ZoomPicture[]; start: number } {
  const items = [...(opener.closest('ul')?.children ?? [])]
  const shown = items.filter((item) => item instanceof HTMLElement && !item.hidden)
  const pictures = shown.flatMap((item) => {
    const image = item.querySelector('img')
    return image ? [zoomPicture(image)] : []
  })
  const start = shown.findIndex((item) => item.contains(opener))
  return { pictures, start: Math.max(0, start) }
}

function zoomPicture(image: HTMLImageElement): ZoomPicture {
  const { src, srcset, alt, complete, currentSrc, style } = image
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
  return { src, srcset, alt, width, height, placeholder: complete ? `url("${currentSrc}")` : style.backgroundImage }
}

export function turnTo(row: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: place * row.clientWidth, behavior })
}

export function placeOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth)
}

/** Brings that point of an enlarged picture into the middle of its frame, as far as it reaches. */
export function lookAt(frame: Element, { x, y }: Point): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame
  frame.scrollTo((scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y)
}
