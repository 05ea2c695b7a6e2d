import type { Environment } from './environment.ts'

/** Prints the addresses of everything that runs. */
export function printAddresses({ storefront, studio, standIns }: Environment): void {
  const rows = [
    ['Storefront', storefront.origin],
    ['Studio', `${studio.origin}  (Sign in, then choose Kari or Ola to edit, Vigdis to view)`],
    ...(standIns.inbox ? [['Inbox', standIns.inbox.origin]] : []),
    ...(standIns.lake ? [['Content lake', standIns.lake.origin]] : []),
    ...(standIns.commerce ? [['Commerce', standIns.commerce.origin]] : []),
    ...(standIns.payments ? [['Payments', `${standIns.payments.origin}  (test cards)`]] : []),
    ...(standIns.errors ? [['Error sink', standIns.errors.origin]] : []),
    ...(standIns.database ? [['Database', standIns.database.href]] : []),
  ]
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(14)}${address}`).join('\n')
  console.info(`\nTretopp is running. Ctrl-C stops everything.\n\n${table}\n`)
}
