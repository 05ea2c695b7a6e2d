type Point = { readonly clientX: number; readonly clientY: number }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Whether a click is outside the box, on the backdrop of a dialog. */
export function isOutside({ clientX, clientY }: Point, { left, right, top, bottom }: Box): boolean {
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
