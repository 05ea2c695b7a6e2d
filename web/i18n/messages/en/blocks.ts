export const blocks = {
  playVideo: 'Play video: {title}',
  playUntitledVideo: 'Play video',
  videoNote: 'The video is loaded from Vimeo when you press play.',
  videoTitle: 'Video',
  acceptedVideos: 'Only Vimeo addresses with a video number are supported, such as https://vimeo.com/76979871',
  previous: 'Previous',
  next: 'Next',
  carousel: 'Picture carousel',
  carouselControls: 'Browse the carousel',
  tableLabel: 'Table',
} as const
