/** What the country picker says, in the page's language. */
export type CountryTexts = Readonly<Record<'label' | 'choose' | 'loadFailed' | 'failed' | 'retry', string>>
