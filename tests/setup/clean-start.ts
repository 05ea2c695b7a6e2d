/**
 * Unit test files share a process, because starting one for each takes longer than most of them. Each file starts with modules of its own
 * and without the stubs, spies and fake timers of the file before it.
 */
import { vi } from 'vitest'

vi.resetModules()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.restoreAllMocks()
