import { watchErrors } from './services/errors/report-error.ts'

// Before hydration, so that errors during it are reported too.
watchErrors()
