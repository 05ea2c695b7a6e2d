import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Move row {number} up': 'Flytt rad {number} opp',
  'Move column {number} left': 'Flytt kolonne {number} til venstre',
  'Remove row {number}': 'Fjern rad {number}',
  'Remove column {number}': 'Fjern kolonne {number}',
  'Add a row': 'Legg til en rad',
  Row: 'Rad',
  'Add a column': 'Legg til en kolonne',
  Column: 'Kolonne',
  'Row {row}, column {column}': 'Rad {row}, kolonne {column}',
} as const

export const t = textsWith(norwegian)
