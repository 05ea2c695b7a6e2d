import pg from 'pg'

/** The account and the database that the sandbox's DATABASE_URL names. */
export const account = { user: 'tretopp', password: 'sandbox', database: 'tretopp' } as const

/** The name that tells the stand-in's own connection from others. */
const OWNER = 'sandbox database'

/** The stand-in's own connection, to the database that every cluster has. */
export async function connectAsOwner(port: number): Promise<pg.Client> {
  const client = new pg.Client({
    ...account,
    database: 'postgres',
    host: '127.0.0.1',
    port,
    application_name: OWNER,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  await client.connect()
  return client
}

/** Whether another stand-in holds a connection to the server. */
export async function hasOtherOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owners: number }>(
    'SELECT count(*)::int AS owners FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [OWNER],
  )
  return (rows[0]?.owners ?? 0) > 0
}
