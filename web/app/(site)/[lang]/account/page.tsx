import { shellPage } from '#web/app/shell-page.tsx'
import { AccountShell } from '#web/features/account/account-shell.tsx'

const { generateMetadata, Page } = shellPage('account', 'accountTitle', AccountShell)

export { generateMetadata, Page as default }
