import type { Environment } from './environment.ts'

/** The short table that `npm start` ends with. */
export function announce({ storefront, studio, standIns }: Environment): void {
  const rows = [
    ['Storefront', storefront.origin],
    ['Studio', `${studio.origin}  (sign in with one click: Kari or Ola edit, Vigdis only reads)`],
    ...(standIns.inbox ? [['Inbox', standIns.inbox.origin]] : []),
    ...(standIns.lake ? [['Content lake', standIns.lake.origin]] : []),
    ...(standIns.commerce ? [['Commerce', standIns.commerce.origin]] : []),
    ...(standIns.errors ? [['Error sink', standIns.errors.origin]] : []),
    ...(standIns.database ? [['Database', standIns.database.href]] : []),
  ]
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(14)}${address}`).join('\n')
  console.info(`\nTretopp is running. Ctrl-C stops all of it.\n\n${table}\n`)
}
