import { shellPage } from '#web/app/shell-page.tsx'
import { CrowdfundingConfirmationShell } from '#web/features/crowdfunding/confirmation-shell.tsx'

const { generateMetadata, Page } = shellPage(
  'crowdfundingConfirmation',
  'crowdfundingTitle',
  CrowdfundingConfirmationShell,
)

export { generateMetadata, Page as default }
