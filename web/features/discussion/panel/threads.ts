import type { Post, Thread } from '#web/domain/member/posts.ts'

/** A post as the panel holds it. */
export type ShownPost = Post & {
  /** Not stored by the backend yet. */
  readonly isPending?: boolean
  /** Deleted a moment ago: a notice in its place offers to undo it. */
  readonly isRemoved?: boolean
}

export type ShownThread = ShownPost & {
  readonly replies: readonly ShownPost[]
  /** Listed first, because the page's address links to it. */
  readonly isLinked?: boolean
}

export type Threads = readonly ShownThread[]

/** The threads with one post or reply changed. */
export function withChange(threads: Threads, id: string, change: Partial<ShownPost>): Threads {
  return threads.map((thread) => {
    if (thread.id === id) return { ...thread, ...change }
    if (!thread.replies.some((reply) => reply.id === id)) return thread
    return { ...thread, replies: thread.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)) }
  })
}

/** The threads with a new post below those that are pinned, or a new reply at the end of its thread. */
export function withNew(threads: Threads, post: ShownPost, parentId: string | undefined): Threads {
  if (parentId === undefined) {
    const pinned = threads.filter(({ isPinned }) => isPinned)
    return [...pinned, { ...post, replies: [] }, ...threads.filter(({ isPinned }) => !isPinned)]
  }
  return threads.map((thread) =>
    thread.id === parentId
      ? { ...thread, replyCount: thread.replyCount + 1, replies: [...thread.replies, post] }
      : thread,
  )
}

/** The threads without a post or reply. */
export function without(threads: Threads, id: string): Threads {
  return threads
    .filter((thread) => thread.id !== id)
    .map((thread) => {
      const replies = thread.replies.filter((reply) => reply.id !== id)
      const removed = thread.replies.length - replies.length
      return removed > 0 ? { ...thread, replies, replyCount: thread.replyCount - removed } : thread
    })
}

/** The threads with the loaded replies of a post; replies that are shown but not among them stay at the end. */
export function withReplies(threads: Threads, parentId: string, replies: readonly Post[]): Threads {
  const loaded = new Set(replies.map(({ id }) => id))
  return threads.map((thread) => {
    if (thread.id !== parentId) return thread
    const others = thread.replies.filter(({ id }) => !loaded.has(id))
    return { ...thread, replies: [...replies, ...others] }
  })
}

/**
 * The threads with one that a link leads to: first if it is not listed yet, otherwise in its place with the replies
 * that were missing.
 */
export function withThread(threads: Threads, linked: Thread): Threads {
  const listed = threads.find(({ id }) => id === linked.id)
  if (!listed) return [{ ...linked, isLinked: true }, ...threads]
  const known = new Set(listed.replies.map(({ id }) => id))
  const replies = [...listed.replies, ...linked.replies.filter(({ id }) => !known.has(id))]
  return threads.map((thread) => (thread === listed ? { ...thread, replies } : thread))
}

/** The threads with the next page; a post that is shown already, because it was written meanwhile, is not repeated. */
export function withPage(threads: Threads, page: readonly Thread[]): Threads {
  const known = new Set(threads.map(({ id }) => id))
  return [...threads, ...page.filter(({ id }) => !known.has(id))]
}

/**
 * The threads with a newer first page. Older posts that were loaded stay below it if nothing is missing between them
 * (`isWhole`); otherwise the list starts again.
 */
export function withNewerPage(threads: Threads, page: readonly Thread[]): { threads: Threads; isWhole: boolean } {
  const fresh = new Set(page.map(({ id }) => id))
  const known = new Set(threads.map(({ id }) => id))
  const isWhole = page.some(({ id }) => known.has(id))
  const others = threads.filter(({ id }) => !fresh.has(id))
  const linked = others.filter(({ isLinked }) => isLinked)
  const older = isWhole ? others.filter(({ isLinked }) => !isLinked) : []
  return { threads: [...linked, ...page, ...older], isWhole }
}
