import { mailSender } from '#web/content/mail-sender.ts'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import { MAX_DATA_URL_LENGTH, picturePath, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { writeMail } from '#web/mails/mails.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { endpoint } from '#web/server/endpoint/endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { pitchIdea } from '#web/server/ideas/pitch-idea.ts'
import { enqueueMail } from '#web/server/outbox/public.ts'
import { storeInWorker } from '#web/server/pictures/store-in-worker.ts'
import { pitchIdea as contract } from '#web/services/backend/contracts/pitch-idea.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  endpoint(contract, {
    access: 'member',
    maxBytes: ideaLimits.pictures * MAX_DATA_URL_LENGTH + 50_000,
    clientLimit: { calls: 60, seconds: 3600 },
    subjectLimit: { calls: 20, seconds: 3600, subject: ({ session }) => session.member.id },
    async run({ session: { member }, body, signal }) {
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      return await pitchIdea(
        database(),
        storeInWorker(database(), queue),
        member.id,
        body,
        (transaction, { id, content, pictureIds }) => {
          const [, size] = pictureSizes.idea
          const pictureUrls = pictureIds.map((pictureId) => sender.siteOrigin + picturePath(pictureId, size))
          const data = { content, pictureUrls, name: member.fullName, email: member.email }
          const envelope = { to: sender.address, lang: 'nb' as const, sender, id: `idea-${id}` }
          return enqueueMail(transaction, queue, writeMail('idea', data, envelope))
        },
        new Date(),
        signal,
      )
    },
  }),
)
