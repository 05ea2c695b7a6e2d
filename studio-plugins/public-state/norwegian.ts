import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Cannot check what is public: the site does not respond':
    'Kan ikke kontrollere hva som er publisert på nettstedet: det svarer ikke',
  'Try again': 'Prøv igjen',
  Hide: 'Skjul',
  Show: 'Vis',
  'Removed: {type} {id}': 'Fjernet: {type} {id}',
  document: 'dokument',
  'The site has not received the change yet.': 'Nettstedet har ikke mottatt endringen ennå.',
  'The site has just started and is still loading changes.':
    'Nettstedet har nettopp startet og laster fortsatt endringer.',
  'The site could not reach the content lake. The old address, or pages that mention this one, may still be wrong. It keeps trying for half an hour.':
    'Nettstedet nådde ikke innholdslageret. Den gamle adressen, eller sider som nevner denne, kan fortsatt være feil. Det prøver igjen i en halvtime.',
  'The content lake rejected the site’s request, so the old address may not redirect. Ask someone with access to the site’s settings to check its token.':
    'Innholdslageret avviste forespørselen fra nettstedet, så den gamle adressen sender kanskje ikke videre. Be noen med tilgang til nettstedets innstillinger om å kontrollere nøkkelen.',
  'The address is not valid, so the page has none. Enter the address again and publish.':
    'Adressen er ikke gyldig, så siden har ingen. Skriv inn adressen på nytt og publiser.',
  'An error occurred on the site. It has been reported.': 'Det oppsto en feil på nettstedet. Den er meldt.',
  '1 change is not public yet, since {time}': '1 endring er ikke synlig ennå, siden {time}',
  '{count} changes are not public yet, since {time}': '{count} endringer er ikke synlige ennå, siden {time}',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
