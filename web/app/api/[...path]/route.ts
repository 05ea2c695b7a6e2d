import { errorResponse, requestLanguage } from '#web/server/http.ts'

/** Every other address below `/api`: 404 as `{code, message}`, since no program reads the page that people get. */
function noSuchCall(request: Request): Response {
  return errorResponse('noSuchCall', requestLanguage(request))
}

export { noSuchCall as DELETE, noSuchCall as GET, noSuchCall as PATCH, noSuchCall as POST, noSuchCall as PUT }
