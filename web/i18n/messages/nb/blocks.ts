export const blocks = {
  playVideo: 'Spill av video',
} as const
