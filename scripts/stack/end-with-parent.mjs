/**
 * Loaded into every program that a command starts (`node --import`). It ends the program when its parent is gone, even
 * if the parent was killed with SIGKILL. Otherwise the program would keep its ports and break the next start.
 */
import { isMainThread } from 'node:worker_threads'

const INTERVAL_MS = 500
const parent = process.ppid

/** An orphan gets another parent process; on Windows the parent's id stays, but that process no longer exists. */
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
