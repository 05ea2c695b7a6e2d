export const unsubscribe = {
  title: 'Delete my address',
  question: 'Do you want us to delete your e-mail address from all stock notifications?',
  confirm: 'Delete the address',
  doneTitle: 'The address is deleted',
  done: 'You will get no more stock notifications from us.',
  unknownTitle: 'The link is no longer valid',
  failedTitle: 'Oops, something went wrong',
  failed: 'The address is not deleted yet. Try again shortly.',
  home: 'Go to the front page',
} as const
