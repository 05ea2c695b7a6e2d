export const blocks = {
  playVideo: 'Play video: {title}',
  playUntitledVideo: 'Play video',
  videoNote: 'The video is fetched from Vimeo when you press play.',
  videoTitle: 'Video',
  previous: 'Previous',
  next: 'Next',
  carousel: 'Picture carousel',
  carouselControls: 'Move through the carousel',
  tableLabel: 'Table',
} as const
