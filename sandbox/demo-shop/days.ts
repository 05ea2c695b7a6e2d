/** The calendar day (`YYYY-MM-DD`) `days` after the local day of `today`; before it when negative. */
export function dayAfter(today: Date, days: number): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
  return day.toISOString().slice(0, 10)
}
