import { mailSender } from '#web/content/mail-sender.ts'
import { isNameOfShop } from '#web/content/name-of-shop.ts'
import { MAX_DATA_URL_LENGTH } from '#web/domain/member/uploaded-picture.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { deleteAccount } from '#web/server/member-data/delete-account.ts'
import { currentMember, updateProfile } from '#web/server/members/profile.ts'
import { clearSessionCookie, sessionToken, setSessionCookie } from '#web/server/members/session-cookie.ts'
import { storeInWorker } from '#web/server/pictures/store-in-worker.ts'
import { failure, success } from '#web/server/result.ts'
import { deleteAccount as deleteAccountContract } from '#web/services/backend/contracts/delete-account.ts'
import { getCurrentUser } from '#web/services/backend/contracts/get-current-user.ts'
import { updateProfile as updateProfileContract } from '#web/services/backend/contracts/update-profile.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(getCurrentUser, {
    access: 'member',
    async run({ session, request, headers }) {
      // The cookie lasts as long as the session, which a visit extends.
      const token = sessionToken(request)
      if (token) setSessionCookie(headers, token)
      return success(currentMember(session.member))
    },
  }),
  endpoint(updateProfileContract, {
    access: 'member',
    maxBytes: MAX_DATA_URL_LENGTH + 10_000,
    subjectLimit: { calls: 60, seconds: 600, subject: ({ session }) => session.member.id },
    async run({ session, body, signal }) {
      if (body.fullName && (await isNameOfShop(body.fullName))) return failure('nameOfTheShop')
      const storePicture = storeInWorker(database(), await jobQueue())
      return await updateProfile(database(), storePicture, session.member, body, new Date(), signal)
    },
  }),
  endpoint(deleteAccountContract, {
    access: 'member',
    // A stolen session must not allow guessing the password.
    subjectLimit: { calls: 10, seconds: 900, subject: ({ session }) => session.member.id },
    async run({ session, body, lang, headers }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const request = { password: body.password, lang, queue, sender }
      const result = await deleteAccount(database(), session.member, request, new Date())
      if (result.ok) clearSessionCookie(headers)
      return result
    },
  }),
)
