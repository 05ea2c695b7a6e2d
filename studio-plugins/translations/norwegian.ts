import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Pages in Norwegian and English': 'Sider på norsk og engelsk',
  'To do': 'Å gjøre',
  Missing: 'Mangler',
  Older: 'Eldre',
  'Needs no translation': 'Trenger ingen oversettelse',
  Ready: 'Klar',
  All: 'Alle',
  Show: 'Vis',
  Area: 'Område',
  'Everything in the shop': 'Alt i butikken',
  'Filed under {category}': 'I kategorien {category}',
  'Changed last by': 'Sist endret av',
  'Changed by anyone': 'Endret av hvem som helst',
  'Changed by me': 'Endret av meg',
  'Changed by {name}': 'Endret av {name}',
  Norwegian: 'Norsk',
  English: 'Engelsk',
  'Not in English lists': 'Ikke i engelske lister',
  '{language}: {state}': '{language}: {state}',
  'No pages here.': 'Ingen sider her.',
  'Every page here is in both languages.': 'Alle sidene her er på begge språk.',
  'Loading pages …': 'Laster sider …',
  'The pages could not be loaded.': 'Sidene kunne ikke lastes.',
  'Keys: ↓ or j next page, ↑ or k previous page, Enter to the page’s texts, Esc back to the list':
    'Taster: ↓ eller j neste side, ↑ eller k forrige side, Enter til sidens tekster, Esc tilbake til listen',
  Pages: 'Sider',
  'Choose a page to see it in both languages.': 'Velg en side for å se den på begge språk.',
  'Open in English': 'Åpne på engelsk',
  'Open in Norwegian': 'Åpne på norsk',
  'Copy from Norwegian': 'Kopier fra norsk',
  'English is up to date': 'Engelsk er oppdatert',
  'Next page': 'Neste side',
  'The texts were copied to the draft: translate them, then publish.':
    'Tekstene er kopiert til utkastet: oversett dem, og publiser.',
  'Saved in the draft: publish it when you are done.': 'Lagret i utkastet: publiser det når du er ferdig.',
  'No text in English': 'Ingen tekst på engelsk',
  'No text in Norwegian': 'Ingen tekst på norsk',
  'Still the Norwegian text': 'Fortsatt den norske teksten',
  'Changed since it was translated': 'Endret siden det ble oversatt',
  'Show the texts that are ready ({count})': 'Vis tekstene som er klare ({count})',
  'Hide the texts that are ready': 'Skjul tekstene som er klare',
  Untitled: 'Uten tittel',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
