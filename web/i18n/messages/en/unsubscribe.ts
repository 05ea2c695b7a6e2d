import { unbroken } from '#web/i18n/unbroken.ts'
export const unsubscribe = unbroken({
  title: 'Delete my address',
  question: 'Do you want us to delete your e-mail address from all stock notifications?',
  confirm: 'Delete the address',
  doneTitle: 'The address is deleted',
  done: 'You will get no more stock notifications from us.',
  unknownTitle: 'The link is no longer valid',
  failedTitle: 'Oops, something went wrong',
  failed: 'The address is not deleted yet. Try again shortly.',
  home: 'Go to the front page',
} as const)
export const unsubscribePost = unbroken({
  title: 'Stop mails about the post',
  question: 'Do you want us to stop e-mailing you when somebody replies to this post?',
  confirm: 'Stop the e-mails',
  doneTitle: 'The e-mails are stopped',
  done: 'You will get no more e-mails about replies to this post.',
  failed: 'The e-mails are not stopped yet. Try again shortly.',
} as const)
export const unsubscribeReplies = unbroken({
  title: 'Turn off reply notifications',
  question: 'Do you want us to stop e-mailing you when somebody replies to what you write?',
  confirm: 'Turn off notifications',
  doneTitle: 'Notifications are off',
  done: 'You will get no more e-mails about replies. You can turn them on again in your account.',
  failed: 'Notifications are not off yet. Try again shortly.',
} as const)
/** The page behind the link in a mail about new campaigns. */
export const unsubscribeCampaigns = unbroken({
  title: 'Stop e-mails about new campaigns',
  question: 'Shall we stop sending you an e-mail when a campaign starts?',
  confirm: 'Yes, stop them',
  doneTitle: 'The e-mails are turned off',
  done: 'You will get no more e-mails about new campaigns. You can turn them on again in your account.',
  failed: 'The e-mails are not turned off yet. Try again in a moment.',
} as const)
