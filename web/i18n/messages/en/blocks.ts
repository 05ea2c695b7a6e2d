export const blocks = {
  playVideo: 'Play video',
} as const
