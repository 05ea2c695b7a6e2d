/** When reserved garments are paid, in the same words in the bag, the checkout, the confirmation and the mail. */
export const payLater =
  'You pay nothing for this now. If production starts, you get a link by e-mail and have 14 days to pay. If you do not pay in time, the reservation lapses.'
