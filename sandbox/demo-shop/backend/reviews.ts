import type { DemoMember } from './members.ts'

type DemoReview = {
  readonly by: DemoMember
  /** Counts from the day of seeding. */
  readonly daysAgo: number
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  readonly fit?: 'small' | 'true' | 'large'
  readonly size?: string
}

/** Members' reviews of products, by the product's key. */
export const REVIEWS: Readonly<Record<string, readonly DemoReview[]>> = {
  'storr-shell-jacket': [
    {
      by: 'ingrid',
      daysAgo: 12,
      stars: 5,
      title: 'Tørr i tre dager på Hardangervidda',
      text: 'Det regnet i to og et halvt av dem. Ventilene under armene er lange nok til at jeg slipper å ta av sekken.',
      fit: 'true',
      size: 'S',
    },
    {
      by: 'tom',
      daysAgo: 40,
      stars: 4,
      title: 'Good jacket, long sleeves',
      text: 'Everything works and nothing rattles. The sleeves are a little long on me, but that is better than the opposite.',
      fit: 'true',
      size: 'L',
    },
    {
      by: 'oddvar',
      daysAgo: 75,
      stars: 5,
      title: 'Den andre jeg kjøper',
      text: 'Den første varte i sju år. Denne sitter likt, og hetta er blitt bedre.',
      fit: 'true',
      size: 'XL',
    },
    {
      by: 'marte',
      daysAgo: 96,
      stars: 3,
      title: 'Fin, men stiv',
      text: 'Stoffet knitrer mer enn jeg liker de første ukene. Etter en vask ble det bedre.',
      fit: 'large',
      size: 'M',
    },
  ],
  'stein-sweater': [
    {
      by: 'priya',
      daysAgo: 8,
      stars: 5,
      title: 'Does not itch',
      text: 'I wear it over a T-shirt at my desk and under a shell outdoors. It has not pilled after a month.',
      fit: 'small',
      size: 'M',
    },
    {
      by: 'jonas',
      daysAgo: 22,
      stars: 4,
      title: 'Varm og kort',
      text: 'God og tett i strikken. Jeg skulle hatt den to centimeter lengre, så gå opp en størrelse om du er lang.',
      fit: 'small',
      size: 'L',
    },
    {
      by: 'sunniva',
      daysAgo: 31,
      stars: 4,
      title: 'Kjøp en størrelse større',
      text: 'Byttet fra S til M, og da ble den akkurat slik jeg ville ha den.',
      fit: 'small',
      size: 'M',
    },
  ],
  'sti-hiking-trousers': [
    {
      by: 'marte',
      daysAgo: 5,
      stars: 5,
      title: 'Endelig lommer',
      text: 'Telefonen ligger stille når jeg løper ned fra fjellet. Tørker på en halvtime.',
      fit: 'true',
    },
    {
      by: 'tom',
      daysAgo: 60,
      stars: 2,
      title: 'Thin at the knees',
      text: 'Comfortable, but the fabric wore through on granite after one season. They repaired it for free, which I did not expect.',
      fit: 'true',
    },
    {
      by: 'ingrid',
      daysAgo: 88,
      stars: 4,
      title: 'Brukes til alt',
      text: 'Tur, jobb og hage. Linningen er litt høy når jeg sitter på sykkelen.',
      fit: 'true',
    },
  ],
  'lauv-wool-t-shirt': [
    {
      by: 'jonas',
      daysAgo: 3,
      stars: 5,
      title: 'Luktet ingenting etter fire dager',
      text: 'Og da hadde jeg båret ved i tre av dem.',
      fit: 'true',
      size: 'L',
    },
    {
      by: 'priya',
      daysAgo: 54,
      stars: 4,
      title: 'Soft and thin',
      text: 'Nice under a shirt. Wash it in a bag, mine caught on a zip.',
      fit: 'large',
      size: 'S',
    },
  ],
  'vestavaer-rain-jacket': [
    {
      by: 'sunniva',
      daysAgo: 15,
      stars: 5,
      title: 'Laget for Bergen',
      text: 'Tåler en hel dag, og ser ikke ut som jeg skal på tokt.',
      fit: 'true',
      size: 'M',
    },
    {
      by: 'oddvar',
      daysAgo: 27,
      stars: 4,
      title: 'Tett',
      text: 'Vannet renner av. Blir klam i oppoverbakke, men det gjør alle.',
      fit: 'true',
      size: 'XL',
    },
  ],
  'topp-beanie': [
    {
      by: 'marte',
      daysAgo: 9,
      stars: 5,
      title: 'Sitter under hjelmen',
      text: 'Tynn nok til sykkelhjelm og varm nok til å vente på bussen.',
    },
  ],
}
