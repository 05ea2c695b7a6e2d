import type { ActionHandler } from './action.ts'
import { deleteDocument, discardDraft } from './document-delete.ts'
import { createDocument, editDocument, replaceDraft } from './document-edit.ts'
import { publishDocument, unpublishDocument } from './document-publish.ts'
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from './release.ts'
import { createVersion, discardVersion, replaceVersion, unpublishVersion } from './version.ts'

/** Every action that the lake knows, by the rest of its name after `sanity.action.`. */
export const ACTIONS: ReadonlyMap<string, ActionHandler> = new Map([
  ['document.create', createDocument],
  ['document.edit', editDocument],
  ['document.replaceDraft', replaceDraft],
  ['document.publish', publishDocument],
  ['document.unpublish', unpublishDocument],
  ['document.discard', discardDraft],
  ['document.delete', deleteDocument],
  ['document.version.create', createVersion],
  ['document.version.replace', replaceVersion],
  ['document.version.discard', discardVersion],
  ['document.version.unpublish', unpublishVersion],
  ['release.create', createRelease],
  ['release.edit', editRelease],
  ['release.schedule', scheduleRelease],
  ['release.unschedule', unscheduleRelease],
  ['release.publish', publishRelease],
  ['release.archive', archiveRelease],
  ['release.unarchive', unarchiveRelease],
  ['release.delete', deleteRelease],
  ['release.import', importRelease],
])
