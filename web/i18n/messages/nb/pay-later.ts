/** When reserved garments are paid, in the same words in the bag, the checkout, the confirmation and the mail. */
export const payLater =
  'Du betaler ingenting for dette nå. Starter produksjonen, får du en lenke på e-post og har 14 dager på deg til å betale. Betaler du ikke innen fristen, faller reservasjonen bort.'
