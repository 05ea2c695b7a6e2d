/** The name of a picture's file in the picture store. */
export function fileKey(id: string, size: number): string {
  return `${id}-${size}.webp`
}
