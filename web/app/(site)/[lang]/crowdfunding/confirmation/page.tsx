import { CrowdfundingConfirmationShell } from '../../../../../features/crowdfunding/confirmation-shell.tsx'
import { shellPage } from '../../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage(
  'crowdfundingConfirmation',
  'crowdfundingTitle',
  CrowdfundingConfirmationShell,
)

export { generateMetadata, Page as default }
