import { shellPage } from '#web/app/shell-page.tsx'
import { CrowdfundingConfirmationShell } from '#web/features/crowdfunding/confirmation-shell.tsx'

const { generateMetadata, Page } = shellPage(
  'crowdfunding/confirmation',
  'crowdfundingTitle',
  CrowdfundingConfirmationShell,
)

export { generateMetadata, Page as default }
