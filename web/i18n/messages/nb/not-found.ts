export const notFound = {
  title: 'Siden finnes ikke',
  text: 'Den kan være flyttet, eller adressen kan være feilskrevet.',
} as const
