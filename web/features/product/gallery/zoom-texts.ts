/** Texts of the pictures' dialog, for the browser. */
export type ZoomTexts = Readonly<Record<'label' | 'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut', string>>
