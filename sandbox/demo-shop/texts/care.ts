import { type Text, t } from '../builders/localised.ts'

/** Care belongs to the fibre, so garments of one fibre share their advice. */
export const CARE = {
  shell: t(
    'Vask på 40 grader med flytende vaskemiddel, lukk glidelåsene først og skyll to ganger. Tjue minutter i tørketrommel på lav varme gjør plagget vannavvisende igjen. Impregner når vannet ikke lenger perler.',
    'Wash at 40 degrees with liquid detergent, close the zips first and rinse twice. Twenty minutes in the dryer on low heat revives the water repellency. Reproof when water no longer beads.',
  ),
  softshell: t(
    'Vask på 30 grader med vrangen ut. Ikke bruk tøymykner. Heng til tørk, og dra knær og albuer i fasong mens plagget er fuktig.',
    'Wash at 30 degrees inside out. Do not use fabric softener. Hang to dry, and pull knees and elbows into shape while damp.',
  ),
  insulated: t(
    'Vask på 30 grader på skånsomt program. Tørk i trommel på lav varme sammen med to rene tennisballer, så løfter fyllet seg igjen.',
    'Wash at 30 degrees on a gentle cycle. Tumble dry on low heat with two clean tennis balls to bring back the loft.',
  ),
  thinWool: t(
    'Luft først: ull blir fersk av en natt ute. Vask ellers på ullprogram, 30 eller 40 grader, med ullvaskemiddel uten enzymer. Tørk flatt.',
    'Air it first: a night outside freshens wool. Otherwise wash on a wool cycle at 30 or 40 degrees with enzyme-free wool detergent. Dry flat.',
  ),
  knit: t(
    'Luft ofte, vask sjelden. Vask for hånd i lunkent vann eller på ullprogram, 30 grader. Rull plagget i et håndkle og tørk det flatt. Ta nupper med en ullkam.',
    'Air often, wash seldom. Wash by hand in lukewarm water or on a wool cycle at 30 degrees, roll in a towel and dry flat. Remove pilling with a wool comb.',
  ),
  plantFibre: t(
    'Vask på 40 grader med like farger. Stoffet blir mykere for hver vask. Heng til tørk og stryk fuktig om du vil ha det glatt.',
    'Wash at 40 degrees with similar colours. The cloth softens with every wash. Hang to dry, and iron while damp if you like it smooth.',
  ),
  fleece: t(
    'Vask sjelden, på 30 grader og i full maskin, helst i en vaskepose som fanger fibrene. Heng til tørk.',
    'Wash seldom, at 30 degrees and with a full load, preferably in a bag that catches fibres. Hang to dry.',
  ),
  pack: t(
    'Børst av tørr jord og vask flekker med lunkent vann og grønnsåpe. Heng sekken åpen til den er helt tørr. Ikke bruk vaskemaskin.',
    'Brush off dry soil and wash stains with lukewarm water and mild soap. Hang the pack open until fully dry. Do not machine wash.',
  ),
} as const satisfies Record<string, Text>

export type CareKey = keyof typeof CARE
