export const mail = {
  backInStock: '{product} is back in stock',
  backInStockChoice: 'You were waiting for: {choice}.',
  backInStockText: 'You can order it now. We have not set any aside for you, so do not wait too long.',
  size: 'size {size}',
  toProduct: 'Go to the product',
  whyStockMail: 'You get this one mail because you asked {shop} to tell you. No more notifications like this?',
  unsubscribe: 'Delete my address',
} as const
