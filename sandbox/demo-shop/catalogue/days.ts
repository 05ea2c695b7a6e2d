/** The calendar day (`YYYY-MM-DD`) that lies `days` after the local day of `today`; the past when negative. */
export function dayAfter(today: Date, days: number): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days))
  return day.toISOString().slice(0, 10)
}
