import { watchErrors } from './services/errors/report-error.ts'

// Before the page comes alive, so that an error while it does is reported too.
watchErrors()
