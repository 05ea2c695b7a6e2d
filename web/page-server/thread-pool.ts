/**
 * To be imported before anything else: Node's pool of threads starts with the first work for it. Files, host names,
 * compression and passwords share its threads. Of the default four, host names that do not resolve can occupy two, and
 * passwords another two (`web/server/members/password.ts`).
 */
process.env.UV_THREADPOOL_SIZE ??= '8'
