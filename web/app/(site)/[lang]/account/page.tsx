import { AccountShell } from '../../../../features/account/account-shell.tsx'
import { shellPage } from '../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('account', 'accountTitle', AccountShell)

export { generateMetadata, Page as default }
