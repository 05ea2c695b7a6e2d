export const country = {
  label: 'Leveres til',
  choose: 'Velg land',
  loadFailed: 'Vi fikk ikke hentet de andre landene.',
  failed: 'Vi fikk ikke byttet land. Prøv igjen.',
  retry: 'Prøv igjen',
} as const
