import { type ClientConfig, createClient, type RequestHandlerOptions, type SanityClient } from '@sanity/client'
import { filter, type MonoTypeOperatorFunction, tap } from 'rxjs'
import { lakeConnection } from './connection.ts'
import { untilResponse } from './until-response.ts'

/** Tags of the Studio's requests for the document in a form. */
const tags = { commit: 'document.commit', listener: 'document.pair.listen' } as const

/**
 * A client for `unstable_clientFactory`: forms stay open for writing while the lake cannot be reached. The Studio
 * locks a form when its listener reconnects and when saving fails; it drops what was typed into a document that has
 * no draft yet, and it crashes where the documents that a form refers to cannot be read. This client does not report
 * the first, and repeats the others until the lake responds.
 */
export function patientClient(config: ClientConfig): SanityClient {
  const { requestHandler = (request, next) => next(request) } = config
  const client = createClient({
    ...config,
    // Between the Studio's own handler, which reports failures, and the network.
    requestHandler: (request, next) =>
      requestHandler(request, (sent) =>
        isCommit(sent) || isRead(sent)
          ? untilResponse(() => next(sent), { signal: sent.signal, isCommit: isCommit(sent) })
          : next(sent),
      ),
  })
  return withPatientListener(client)
}

function isCommit({ query }: RequestHandlerOptions): boolean {
  const tag = query instanceof URLSearchParams ? query.get('tag') : query?.tag
  return typeof tag === 'string' && tag.endsWith(tags.commit)
}

function isRead({ url }: RequestHandlerOptions): boolean {
  return /\/data\/(?:query|doc)\//.test(url)
}

function withPatientListener(client: SanityClient): SanityClient {
  const { observable } = client
  const withConfig = client.withConfig.bind(client)
  const listen = observable.listen.bind(observable)
  Object.assign(observable, {
    listen: (...args: Parameters<typeof listen>) => {
      const events = listen(...args)
      return args[2]?.tag === tags.listener ? events.pipe(withoutReconnections()) : events
    },
  })
  return Object.assign(client, {
    withConfig: (changes?: Partial<ClientConfig>) => withPatientListener(withConfig(changes)),
  })
}

/** The listener resumes by itself; the lake then sends what it has missed. */
export function withoutReconnections<Event extends { type: string }>(): MonoTypeOperatorFunction<Event> {
  return (events) =>
    events.pipe(
      tap(({ type }) => lakeConnection.set(type === 'reconnect')),
      filter(({ type }) => type !== 'reconnect'),
    )
}
