import type { Environment } from './environment.ts'

/** The short table that `npm start` ends with. */
export function announce({ storefront, studio, lake }: Environment): void {
  const rows = [
    ['Storefront', storefront.origin],
    ['Studio', `${studio.origin}  (sign in with one click: Kari or Ola edit, Vigdis only reads)`],
    ...(lake ? [['Content lake', lake.origin]] : []),
  ]
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(14)}${address}`).join('\n')
  console.info(`\nTretopp is running. Ctrl-C stops all of it.\n\n${table}\n`)
}
