export const mail = {
  backInStock: '{product} is back in stock',
  backInStockChoice: 'You were waiting for: {choice}.',
  backInStockText: 'You can order it now. We have not set any aside for you, so do not wait too long.',
  size: 'size {size}',
  toProduct: 'Go to the product',
  whyStockMail:
    'You are getting this one e-mail because you asked {shop} to let you know. Don’t want any more of them?',
  unsubscribe: 'Delete my address',
} as const
