import { useEffect, useRef, useState } from 'react'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import { type DraftPicture, readDraftPictures, writeDraftPictures } from '#web/services/drafts/draft-pictures.ts'
import { type PictureProblem as FileProblem, readPictureFile } from '#web/ui/form/read-picture-file.ts'

export type PictureProblem = FileProblem | 'tooMany'

/** A file that is read and scaled down next, or just now. */
type PendingPicture = { readonly key: string; readonly name: string }

/** Name of the draft in this browser. */
const draftKey = 'idea'

/**
 * The pictures chosen for an idea. Files are read and scaled down one after the other; `pending` are those still to
 * come, and `whenRead` waits for the last. They survive a reload and the login; `clear` forgets them once they are
 * sent.
 */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly DraftPicture[]>([])
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const [problem, setProblem] = useState<PictureProblem>()
  const reading = useRef<Promise<readonly DraftPicture[]>>(undefined)

  const restored = () => {
    reading.current ??= readDraftPictures(draftKey).then((kept) => {
      setPictures(kept)
      return kept
    })
    return reading.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => void restored(), [])

  const change = async (next: readonly DraftPicture[]) => {
    setPictures(next)
    await writeDraftPictures(draftKey, next)
    return next
  }

  async function read(chosen: readonly DraftPicture[], files: readonly File[]): Promise<readonly DraftPicture[]> {
    const free = ideaLimits.pictures - chosen.length
    setProblem(files.length > free ? 'tooMany' : undefined)
    const added = files.slice(0, free).map((file) => ({ key: crypto.randomUUID(), name: file.name, file }))
    setPending(added)
    let all = chosen
    for (const { key, name, file } of added) {
      const picture = await readPictureFile(file)
      if ('dataUrl' in picture) all = await change([...all, { key, name, dataUrl: picture.dataUrl }])
      else setProblem(picture.problem)
      setPending((before) => before.filter((one) => one.key !== key))
    }
    return all
  }

  return {
    pictures,
    pending,
    problem,
    add: (files: readonly File[]) => {
      reading.current = restored().then((chosen) => read(chosen, files))
    },
    remove: (key: string) => {
      setProblem(undefined)
      reading.current = restored().then((chosen) => change(chosen.filter((picture) => picture.key !== key)))
    },
    clear: () => {
      reading.current = restored().then(() => change([]))
    },
    whenRead: restored,
  }
}

export type Pictures = ReturnType<typeof usePictures>
