/**
 * To be imported before anything else: Node's pool of threads starts with the first work for it. Files, names of hosts,
 * compression and passwords share its threads. Of the usual four, names of hosts that do not resolve occupy two and
 * passwords another two (`web/server/members/password.ts`).
 */
process.env.UV_THREADPOOL_SIZE ??= '8'
