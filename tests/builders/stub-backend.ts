type Stub = (...input: never[]) => unknown

/**
 * The module `call-backend.ts` with these endpoints, by method and path; any other is offline:
 * `stubBackend({ 'GET /api/v1/posts/{id}': calls.getPost })`. For `vi.mock`, which has to import it inside of its
 * factory.
 */
export function stubBackend(stubs: Readonly<Record<string, Stub>>) {
  const offline: Stub = async () => ({ ok: false, status: 0, code: 'offline' })
  return { callBackend: (endpoint: string, ...input: never[]) => (stubs[endpoint] ?? offline)(...input) }
}
