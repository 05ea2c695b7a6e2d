import type { DemoMember } from './members.ts'

/** `hoursAgo` counts from the day of seeding. */
export type DemoPost = {
  readonly by: DemoMember | 'shop'
  readonly hoursAgo: number
  readonly text: string
  readonly isPinned?: true
  readonly likedBy?: readonly DemoMember[]
  readonly replies?: readonly Omit<DemoPost, 'replies' | 'isPinned'>[]
}

/** Members' posts about products, each in its author's language, by the product's key. */
export const DISCUSSIONS: Readonly<Record<string, readonly DemoPost[]>> = {
  'brygge-city-pack-16': [
    {
      by: 'shop',
      hoursAgo: 24 * 9,
      isPinned: true,
      text: `Dette vet vi så langt: 16 liter, rullelukking, ett rom og en lomme mot ryggen til PC på 14 tommer. Vi har to stoffer å velge mellom, voksduk og resirkulert polyester.

Fortell oss hva du har i sekken på en vanlig tirsdag. Vi tegner ferdig i januar.`,
      likedBy: ['ingrid', 'jonas', 'priya', 'marte'],
      replies: [
        {
          by: 'jonas',
          hoursAgo: 24 * 8,
          text: 'PC, matboks, regnjakke, lås til sykkelen og en treningstrøye jeg ikke bruker. Låsen gjør alt annet vått, så en ytterlomme som tåler skitt, takk.',
          likedBy: ['marte', 'ingrid'],
        },
        {
          by: 'shop',
          hoursAgo: 24 * 8 - 3,
          text: 'Låsen! Den hadde vi glemt. Vi prøver en åpen lomme i bunnen med hull så vannet renner ut.',
          likedBy: ['jonas'],
        },
        {
          by: 'priya',
          hoursAgo: 24 * 6,
          text: 'Laptop, charger, lunch and a library book. Please make the back pocket reachable without opening the roll top. I take the tram and sit with the bag on my lap.',
          likedBy: ['ingrid'],
        },
        {
          by: 'oddvar',
          hoursAgo: 24 * 5,
          text: 'Jeg er med Priya her. Glidelås i siden.',
        },
      ],
    },
    {
      by: 'marte',
      hoursAgo: 30,
      text: 'Voksduk! Den blir penere med årene, og kan vokses på nytt hjemme. Polyester blir bare eldre.',
      likedBy: ['ingrid', 'oddvar', 'sunniva'],
      replies: [
        {
          by: 'tom',
          hoursAgo: 27,
          text: 'Waxed cotton smells in the rain and leaves marks on a light coat. I would take polyester for a bag that I wear to work.',
          likedBy: ['priya'],
        },
        {
          by: 'marte',
          hoursAgo: 25,
          text: 'Det er sant om lyse kåper. Kanskje voksduk utenpå og noe glatt mot ryggen?',
        },
      ],
    },
    {
      by: 'sunniva',
      hoursAgo: 7,
      text: 'Får den plass i en sykkelkurv? Min er 40 cm bred.',
    },
  ],
  'snelle-fishing-vest': [
    {
      by: 'shop',
      hoursAgo: 24 * 14,
      isPinned: true,
      text: 'Vi har aldri laget noe for fiskere før, og vil helst ikke gjette. Hvor mange lommer trenger du egentlig, og hva skal ned i dem?',
      likedBy: ['oddvar', 'tom'],
      replies: [
        {
          by: 'oddvar',
          hoursAgo: 24 * 13,
          text: 'To store på brystet til flueskrin, en liten til nylon, og en bak til termosen. Resten er pynt. Viktigere: Den må ikke henge seg fast i håven.',
          likedBy: ['tom', 'jonas'],
        },
        {
          by: 'tom',
          hoursAgo: 24 * 12,
          text: 'Short enough to wade in, please. Mine ends ten centimetres too low and everything in the lower pockets gets wet.',
          likedBy: ['oddvar'],
        },
      ],
    },
    {
      by: 'ingrid',
      hoursAgo: 52,
      text: 'Finnes den i damemodell fra starten, eller må vi vente to år som vanlig?',
      likedBy: ['marte', 'sunniva', 'priya'],
      replies: [
        {
          by: 'shop',
          hoursAgo: 49,
          text: 'Fra starten. Vi prøver den på fem kvinner og fem menn i februar, og du er hjertelig velkommen til å være en av dem.',
          likedBy: ['ingrid', 'marte'],
        },
      ],
    },
  ],
  'garn-mesh-top': [
    {
      by: 'jonas',
      hoursAgo: 24 * 4,
      text: 'Har brukt netting under skalljakka i ti år. Det eneste jeg savner er en hals som ikke gnager under selen på sekken.',
      likedBy: ['oddvar'],
      replies: [
        {
          by: 'shop',
          hoursAgo: 24 * 3,
          text: 'Vi legger skulderen flat og uten søm, og strikker halsen tett. Da ligger ingenting under selen.',
          likedBy: ['jonas', 'oddvar'],
        },
      ],
    },
    {
      by: 'priya',
      hoursAgo: 20,
      text: 'What is it made of? I cannot wear wool next to my skin, but would love the idea in something else.',
    },
  ],
  'storr-shell-jacket': [
    {
      by: 'sunniva',
      hoursAgo: 24 * 6,
      text: 'Er det plass til hjelm under hetta, eller må jeg ta et nummer større?',
      likedBy: ['jonas'],
      replies: [
        {
          by: 'shop',
          hoursAgo: 24 * 6 - 2,
          text: 'Det er plass til en vanlig klatrehjelm i din vanlige størrelse. Trekk ut snoren bak før du setter hetta på.',
          likedBy: ['sunniva'],
        },
      ],
    },
    {
      by: 'tom',
      hoursAgo: 44,
      text: `Mine is in its third winter and the zip has started to stick. Is that something you repair, or can I do it myself? I found https://www.ifixit.com/Guide but it is for another kind of zip.`,
      replies: [
        {
          by: 'shop',
          hoursAgo: 40,
          text: 'Rub the teeth with a candle first, that helps four times out of five. If it does not, send it to us and we put in a new slider for free.',
          likedBy: ['tom', 'priya'],
        },
        {
          by: 'tom',
          hoursAgo: 18,
          text: 'The candle did it. Thank you.',
          likedBy: ['marte'],
        },
      ],
    },
  ],
  'isfjell-parka': [
    {
      by: 'oddvar',
      hoursAgo: 24 * 3,
      text: 'Jeg har reservert i M, men er usikker. Er den laget for å ha en tykk genser under?',
      replies: [
        {
          by: 'shop',
          hoursAgo: 24 * 3 - 4,
          text: 'Ja, den er tegnet over en ullgenser. Du kan bytte størrelse helt til produksjonen starter.',
          likedBy: ['oddvar', 'ingrid'],
        },
      ],
    },
    {
      by: 'marte',
      hoursAgo: 11,
      text: 'Hva skjer hvis det ikke blir mange nok? Jeg trenger en parkas før påske uansett.',
      likedBy: ['sunniva'],
    },
  ],
  'rein-stretch-jacket': [
    {
      by: 'jonas',
      hoursAgo: 60,
      text: 'Lånte den i forrige uke. Veldig god i stoffet, men ermene er for korte når jeg strekker meg. Jeg er 188 og brukte L.',
      likedBy: ['oddvar'],
      replies: [
        {
          by: 'ingrid',
          hoursAgo: 50,
          text: 'Samme her, 174 og S. Glidelåsen i lomma er også vanskelig med votter.',
        },
        {
          by: 'shop',
          hoursAgo: 47,
          text: 'Takk, begge to. Vi legger på to centimeter i ermet og bytter til en lengre drager.',
          likedBy: ['jonas', 'ingrid'],
        },
      ],
    },
  ],
}
