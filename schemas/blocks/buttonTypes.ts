/** The actions of a button block (docs/product/3). */
export const buttonTypeOptions = [
  { title: 'Go to a page', value: 'link' },
  { title: 'Open login', value: 'login' },
  { title: 'Open registration', value: 'register' },
  { title: 'Open “submit an idea”', value: 'submitIdea' },
] as const
