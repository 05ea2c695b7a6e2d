/** The texts of the order mail, in the buyer's language. */
export const orderMailTexts = {
  nb: {
    subject: (order: number) => `Bestilling ${order} er mottatt`,
    thanks: 'Takk for bestillingen',
    paid: 'Vi har fått den, og betalingen er i orden. Du får en ny e-post når pakken er på vei.',
    free: 'Vi har fått den. Du får en ny e-post når pakken er på vei.',
    pending:
      'Vi har fått den, men venter på svar fra banken. Når betalingen er klar, begynner vi på bestillingen. Du trenger ikke betale på nytt.',
    onHold:
      'Betalingen er i orden, men noe stemmer ikke helt, så vi må se på bestillingen før vi sender den. Vi skriver til deg. Du trenger ikke gjøre noe nå.',
    number: 'Bestillingsnummer',
    forWomen: 'Kvinner',
    forMen: 'Menn',
    inSize: 'størrelse {size}',
    delivered: (date: string) => `leveres ${date}`,
    goods: 'Varer',
    discount: 'Rabatt',
    shipping: 'Frakt',
    freeShipping: 'Gratis',
    taxDeducted: 'Fratrukket mva.',
    total: 'Totalt',
    tax: 'Herav mva.',
    sentTo: 'Leveres til',
    questions: 'Spørsmål? Svar på denne e-posten, og nevn bestillingsnummeret.',
  },
  en: {
    subject: (order: number) => `We have received order ${order}`,
    thanks: 'Thank you for your order',
    paid: 'We have received it, and it is paid. You will get another e-mail when the parcel is on its way.',
    free: 'We have received it. You will get another e-mail when the parcel is on its way.',
    pending:
      'We have received it, but are waiting for your bank. We start on the order when the payment is complete. You do not have to pay again.',
    onHold:
      'It is paid, but something does not quite match, so we have to look at the order before we send it. We will write to you. You do not have to do anything now.',
    number: 'Order number',
    forWomen: 'Women',
    forMen: 'Men',
    inSize: 'size {size}',
    delivered: (date: string) => `delivered ${date}`,
    goods: 'Items',
    discount: 'Discount',
    shipping: 'Shipping',
    freeShipping: 'Free',
    taxDeducted: 'VAT deducted',
    total: 'Total',
    tax: 'Of which VAT',
    sentTo: 'Delivered to',
    questions: 'Questions? Reply to this e-mail, and mention the order number.',
  },
} as const

export type OrderMailTexts = (typeof orderMailTexts)['nb' | 'en']
