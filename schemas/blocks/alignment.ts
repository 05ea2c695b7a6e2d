/** Alignment of buttons and of pictures within the text (docs/product/3). */
export const alignmentOptions = [
  { title: 'Left', value: 'left' },
  { title: 'Centre', value: 'center' },
  { title: 'Right', value: 'right' },
] as const
