import { useRef, useState } from 'react'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import { readPictureFile } from '#web/ui/form/read-picture-file.ts'

export type ChosenPicture = { readonly key: string; readonly name: string; readonly dataUrl: string }

export type PictureProblem = 'notAPicture' | 'tooMany'

type Progress = { readonly number: number; readonly count: number }

/**
 * The pictures chosen for an idea. Files are read and scaled down one after the other; `progress` tells which one, and `whenRead` waits for
 * the last.
 */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<PictureProblem>()
  const reading = useRef<Promise<readonly ChosenPicture[]>>(Promise.resolve([]))

  const change = (next: readonly ChosenPicture[]) => {
    setPictures(next)
    return next
  }

  async function read(chosen: readonly ChosenPicture[], files: readonly File[]): Promise<readonly ChosenPicture[]> {
    const free = ideaLimits.pictures - chosen.length
    setProblem(files.length > free ? 'tooMany' : undefined)
    const added = files.slice(0, free)
    let all = chosen
    for (const [place, file] of added.entries()) {
      setProgress({ number: place + 1, count: added.length })
      const dataUrl = await readPictureFile(file).catch(() => undefined)
      if (dataUrl) all = change([...all, { key: crypto.randomUUID(), name: file.name, dataUrl }])
      else setProblem('notAPicture')
    }
    setProgress(undefined)
    return all
  }

  return {
    pictures,
    progress,
    problem,
    add: (files: readonly File[]) => {
      reading.current = reading.current.then((chosen) => read(chosen, files))
    },
    remove: (key: string) => {
      setProblem(undefined)
      reading.current = reading.current.then((chosen) => change(chosen.filter((picture) => picture.key !== key)))
    },
    whenRead: () => reading.current,
  }
}

export type Pictures = ReturnType<typeof usePictures>
