import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Not saved yet: the content lake cannot be reached.': 'Ikke lagret ennå: innholdslageret kan ikke nås.',
  'Keep writing. Your changes are kept in this browser, and saved when the lake responds.':
    'Bare skriv videre. Endringene dine tas vare på i denne nettleseren og lagres når lageret svarer.',
  'Keep this tab open: your changes are saved when the lake responds, but the browser cannot keep them.':
    'Hold denne fanen åpen: endringene dine lagres når lageret svarer, men nettleseren kan ikke ta vare på dem.',
  'Your changes of {time} were not saved: {fields}.': 'Endringene dine fra {time} ble ikke lagret: {fields}.',
  'Since then, others have changed: {fields}. Your text would replace theirs.':
    'Siden da har andre endret: {fields}. Teksten din ville erstatte deres.',
  'Restore what was not saved': 'Gjenopprett det som ikke ble lagret',
  Discard: 'Forkast',
} as const

export const t = textsWith(norwegian)
