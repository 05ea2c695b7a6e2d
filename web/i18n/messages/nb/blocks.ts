export const blocks = {
  playVideo: 'Spill av video: {title}',
  playUntitledVideo: 'Spill av video',
  videoNote: 'Videoen hentes fra Vimeo når du spiller den av.',
  videoTitle: 'Video',
  acceptedVideos: 'Bare Vimeo-adresser med videonummer støttes, for eksempel https://vimeo.com/76979871',
  previous: 'Forrige',
  next: 'Neste',
  carousel: 'Bildekarusell',
  carouselControls: 'Bla i karusellen',
  tableLabel: 'Tabell',
} as const
