/**
 * Loaded into every program that a command starts (`node --import`): the program ends when the one that started it is gone, also when that
 * was killed in a way that leaves no time to stop anything. Otherwise it would keep its ports and break the next start.
 */
import { isMainThread } from 'node:worker_threads'

const INTERVAL_MS = 500
const parent = process.ppid

/** An orphan gets another parent, except on Windows, where the number stays and nothing answers to it. */
function isOrphan() {
  if (process.ppid !== parent) return true
  if (process.platform !== 'win32') return false
  try {
    process.kill(parent, 0)
    return false
  } catch {
    return true
  }
}

if (isMainThread) {
  const timer = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  timer.unref()
}
