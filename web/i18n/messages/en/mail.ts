export const mail = {
  backInStock: '{product} is back in stock',
  backInStockChoice: 'You were waiting for: {choice}.',
  backInStockText: 'You can order it now. We have not set any aside for you, so do not wait too long.',
  size: 'size {size}',
  toProduct: 'Go to the product',
  whyStockMail:
    'You are getting this one e-mail because you asked {shop} to let you know. Don’t want any more of them?',
  unsubscribe: 'Delete my address',
  resetHeading: 'Your code for a new password',
  resetText: 'Enter this code where you asked for it. It works for ten minutes.',
  whyResetMail:
    'You are getting this e-mail because somebody asked {shop} for a new password for this address. If that was not you, you can ignore it: your password has not changed.',
  ideaBy: 'New idea from {name}',
  ideaPreheader: 'A member has an idea for something new.',
  ideaPictures: 'Pictures:',
  ideaFrom: 'Sent in by {name}, {email}. The idea is in the Studio, too.',
  whyIdeaMail: 'You get this mail because a member pitched an idea to {shop}.',
  replyBy: '{name} replied to your post',
  replyByShop: '{shop} replied to your post',
  replyAbout: 'The reply is in the discussion about {product}:',
  toReply: 'Read the reply',
  stopPost: 'Stop e-mails about this post',
  stopReplies: 'Turn off all reply notifications',
  whyReplyMail: 'You are getting this e-mail because you asked {shop} to tell you when somebody replies to your post.',
  verifyHeading: 'Verify your e-mail address',
  verifyText: 'Then we know that the address is yours and that our e-mails reach you. The link works for seven days.',
  verify: 'Verify the address',
  whyVerifyMail:
    'You are getting this e-mail because somebody registered at {shop} with this address. If that was not you, you can ignore it.',
  accountDeletedHeading: 'Your account is deleted',
  accountDeletedText:
    'Your details, your picture and your likes are gone. Your posts and reviews stay, without your name. Reservations and loans that have not ended still apply.',
  accountDeletedThanks: 'Thank you for being a member. You are welcome back any time.',
  whyAccountDeletedMail:
    'You are getting this last e-mail because your account at {shop} was deleted. If that was not you, reply to this e-mail.',
} as const
