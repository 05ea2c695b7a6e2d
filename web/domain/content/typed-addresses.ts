import { languages } from '#web/routing/languages.ts'

/** Fields that hold a rich text per language. */
export const textFields = ['content', 'sizeGuide', 'text']

/** Where a rich text keeps addresses: its links, buttons and slides, including those inside fact boxes and columns. */
const addressPaths = [
  'markDefs[].href',
  'url',
  'items[].url',
  'content[].markDefs[].href',
  'columns[].content[].markDefs[].href',
  'columns[].content[].url',
  'columns[].content[].content[].markDefs[].href',
]

const textAddresses = textFields.flatMap((field) =>
  languages.flatMap((language) => addressPaths.map((path) => `...${field}.${language}[].${path}`)),
)

const menuAddresses = languages
  .map((language) => (language === 'nb' ? 'linkNb' : 'linkEn'))
  .flatMap((link) => [`...items[].${link}`, `...items[].groups[].routes[].${link}`, `...menuElements[].${link}`])

/** The GROQ paths of all addresses that editors type or paste instead of choosing a page. */
export const typedAddressPaths: readonly string[] = ['to', ...menuAddresses, ...textAddresses]

/** Document types whose texts or menus can hold a typed address. */
export const linkingTypes = [
  'categoryPage',
  'communityPage',
  'contentPage',
  'footer',
  'homePage',
  'landingPage',
  'mainMenu',
  'overshootSplash',
  'page',
  'product',
  'redirect',
  'sharedFactBox',
]
