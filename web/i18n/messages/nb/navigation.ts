export const navigation = {
  menu: 'Meny',
} as const
