export const navigation = {
  menu: 'Menu',
} as const
