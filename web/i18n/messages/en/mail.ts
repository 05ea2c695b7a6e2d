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
  replyBy: '{name} replied to your post',
  replyByShop: '{shop} replied to your post',
  replyAbout: 'The reply is in the discussion about {product}:',
  toReply: 'Read the reply',
  stopPost: 'Stop e-mails about this post',
  stopReplies: 'Turn off all reply notifications',
  whyReplyMail: 'You are getting this e-mail because you asked {shop} to tell you when somebody replies to your post.',
} as const
