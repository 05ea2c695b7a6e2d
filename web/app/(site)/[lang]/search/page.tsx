import { SearchShell } from '../../../../features/search/search-shell.tsx'
import { shellPage } from '../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('search', 'searchTitle', SearchShell)

export { generateMetadata, Page as default }
