import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  '1 thing could not be pasted:': '1 ting kunne ikke limes inn:',
  '{count} things could not be pasted:': '{count} ting kunne ikke limes inn:',
  'after “{text}”': 'etter «{text}»',
  'The picture “{name}” could not be read. Save it and upload it as a Picture block.':
    'Bildet «{name}» kunne ikke leses. Lagre det og last det opp som en bildeblokk.',
  'A picture could not be read. Save it and upload it as a Picture block.':
    'Et bilde kunne ikke leses. Lagre det og last det opp som en bildeblokk.',
  '“{name}” cannot be embedded: only {players} can.': '«{name}» kan ikke bygges inn: det kan bare {players}.',
  'Something embedded was left out: only {players} can be.': 'Noe innbygd ble utelatt: bare {players} kan bygges inn.',
  'Uploading pictures …': 'Laster opp bilder …',
  Close: 'Lukk',
} as const

export const t = textsWith(norwegian)
