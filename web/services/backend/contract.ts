import type { z } from 'zod'
import type { ApiCode } from './api-errors.ts'

/** Codes that any endpoint may respond with; a contract names only its own. */
type CommonCode =
  | 'invalidJson'
  | 'invalidInput'
  | 'wrongOrigin'
  | 'simulated'
  | 'methodNotAllowed'
  | 'bodyTooLarge'
  | 'unsupportedMediaType'
  | 'tooManyRequests'
  | 'failed'
  | 'unavailable'

/**
 * The request and response of an endpoint of our own API. The route (`endpoint` in `web/server`) checks requests with
 * it, callers take their types from it (`callBackend`), and the API description is made from it, so its schemas must
 * have a JSON Schema. A schema names a code of its own for a field with the message `api:<code>`.
 */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With the names of `params` in braces: `/api/v1/crowdfunding/product/{centraId}`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: z.ZodObject
  /** Single values: the first one counts where a name is repeated. */
  readonly query?: z.ZodObject
  /** Sent as JSON. */
  readonly body?: z.ZodType
  /** The body of a success, as JSON. */
  readonly response: z.ZodType
  /** The status of a success; 200 when left out. */
  readonly status?: 200 | 201
  /** Beyond the common ones (`CommonCode`). */
  readonly errors: readonly ApiCode[]
  /** A call as it could be made and its response, for the API description; a test parses each part with its schema. */
  readonly example?: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly response: unknown
  }
}

/** The endpoint's response, as the use case returns it and the browser receives it. */
export type ResponseOf<C extends Contract> = DeepReadonly<z.output<C['response']>>

/** Every code that the endpoint may respond with. */
export type CodeOf<C extends Contract> = C['errors'][number] | CommonCode

/** The parts of a request, by `side`: what the caller passes, or what the route gets after checking. */
export type InputOf<C extends Contract, Side extends 'sent' | 'checked'> = Part<C, 'params', Side> &
  Part<C, 'query', Side> &
  Part<C, 'body', Side>

type Part<C extends Contract, Name extends 'params' | 'query' | 'body', Side> = C[Name] extends z.ZodType
  ? { readonly [Key in Name]: Side extends 'sent' ? DeepReadonly<z.input<C[Name]>> : z.output<C[Name]> }
  : unknown

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value
