/** Alignment of buttons and of pictures within the text (specification section 3). */
export const alignmentOptions = [
  { title: 'Left', value: 'left' },
  { title: 'Centre', value: 'center' },
  { title: 'Right', value: 'right' },
] as const
