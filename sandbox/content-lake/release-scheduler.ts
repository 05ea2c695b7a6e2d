import { SYSTEM_USER } from './auth/people.ts'
import type { ContentLake } from './lake.ts'
import type { LakeDocument } from './query/documents.ts'
import { runQuery } from './query/engine.ts'
import { performActions } from './routes/actions.ts'
import type { LakeDataset } from './store/lake-dataset.ts'

/** Maximum delay of a scheduled release. */
const CHECK_MS = 1000

/** Publishes scheduled releases when they are due, including those that became due while the lake was down. */
export class ReleaseScheduler {
  readonly #lake: ContentLake
  #timer: NodeJS.Timeout | undefined

  constructor(lake: ContentLake) {
    this.#lake = lake
  }

  start(): void {
    this.#timer = setInterval(() => this.#publishDue(), CHECK_MS)
    this.#timer.unref()
    this.#publishDue()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #publishDue(): void {
    for (const dataset of this.#lake.datasets()) {
      for (const release of dueReleases(dataset)) this.#publish(dataset, release)
    }
  }

  #publish(dataset: LakeDataset, release: LakeDocument): void {
    try {
      const action = { actionType: 'sanity.action.release.publish', releaseId: release.name }
      performActions(this.#lake, dataset, SYSTEM_USER, [action])
    } catch (error) {
      this.#giveBack(dataset, release, error)
    }
  }

  /** A release that cannot be published (a dangling reference) is unscheduled, with the reason. */
  #giveBack(dataset: LakeDataset, release: LakeDocument, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    try {
      dataset.transact({ author: SYSTEM_USER.id }, (pending) => {
        pending.patch(release._id, { set: { state: 'active', error: { message } }, unset: ['publishAt'] })
      })
    } catch (failure) {
      console.error(`The content lake could not publish ${release._id}:`, message, failure)
    }
  }
}

function dueReleases(dataset: LakeDataset): LakeDocument[] {
  const { result } = runQuery(dataset.documents, {
    query: '*[_type == "system.release" && state == "scheduled"]',
    perspective: 'raw',
    apiVersion: '2025-02-19',
    projectId: dataset.projectId,
    dataset: dataset.name,
  })
  const releases: LakeDocument[] = Array.isArray(result) ? result : []
  return releases.filter(({ publishAt }) => typeof publishAt === 'string' && Date.parse(publishAt) <= Date.now())
}
