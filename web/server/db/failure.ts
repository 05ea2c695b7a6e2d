/** SQLSTATE classes and codes that a working database stops to answer with after a while: connection, resources, shutting down. */
const passing = /^(08|53|57P|55P03|40001|40P01)/
/** No such table or database: the server is there, the migrations are not yet. */
const unready = /^(42P01|3D000)/
const network = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/
const driver = /timeout|connection terminated|connection ended|not queryable|connection error/i

/** Whether an error means that the database cannot be used now, rather than that the code is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (passing.test(code) || unready.test(code) || network.test(code)) return true
    // The driver's own errors carry no code.
    if (!code && driver.test(cause.message) && !('query' in cause)) return true
  }
  return false
}
