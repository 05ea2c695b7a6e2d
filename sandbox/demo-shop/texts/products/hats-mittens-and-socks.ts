import { t } from '#sandbox/demo-shop/builders/localised.ts'
import { prose } from '#sandbox/demo-shop/builders/prose.ts'
import { factBox, linkButton } from '#sandbox/demo-shop/builders/rich-text.ts'
import type { ProductCopy } from '../product-copy.ts'

export const HAT_AND_MITTEN_COPY: Record<string, ProductCopy> = {
  'topp-beanie': {
    lead: t(
      'Ribbestrikket lue som dekker ørene. Brettes opp én gang eller to.',
      'Ribbed beanie that covers your ears. Turn it up once or twice.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Strikket av garnrester fra genserne våre. Når en farge er brukt opp, er den brukt opp, og neste får et annet navn. Innsiden er lik utsiden, så det går ikke an å ta den på feil.`,
          `Knitted from yarn left over from our sweaters. When a colour is gone it is gone, and the next one gets another name. The inside is the same as the outside, so you cannot put it on wrong.`,
        ),
      ),
    ],
    material: t('100 % norsk ull, 74 g.', '100% Norwegian wool, 74 g.'),
    care: 'knit',
    sizeGuide: 'heads',
    cardTag: t('Av restgarn', 'From yarn ends'),
  },
  'rand-beanie': {
    lead: t(
      'Lue med en rand av graner og en dusk du kan knappe av.',
      'Beanie with a row of spruces and a bobble that buttons off.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Granene er strikket litt høyere enn på tegningen, slik at de ser rette ut når lua er på. Dusken sitter med en knapp og tas av før vask. Eller før jobbintervju.`,
          `The spruces are knitted a little taller than on the drawing, so that they look right when worn. The bobble is held by a button and comes off before washing. Or before a job interview.`,
        ),
      ),
    ],
    material: t('100 % norsk ull, 88 g med dusk.', '100% Norwegian wool, 88 g with bobble.'),
    care: 'knit',
    sizeGuide: 'heads',
  },
  'neve-mittens': {
    lead: t(
      'Votter i dobbel ull med åttebladsrose, tovet en anelse.',
      'Mittens in double wool with the eight-petalled rose, lightly felted.',
    ),
    content: (t) => [
      ...prose(
        t(
          `To lag er strikket inn i hverandre, så det aldri glipper mellom dem. Tommelen sitter i en kile og strammer ikke når du holder i en stav.

Tover de seg mer, er det fordi du har brukt dem riktig.`,
          `Two layers are knitted into each other, so they never slip apart. The thumb sits in a gusset and does not bind when you grip a pole.

If they felt further, it is because you have used them well.`,
        ),
      ),
      factBox(
        t('Mistet én?', 'Lost one?'),
        t(
          'Vi selger enkeltvotter. Skriv til oss hvilken hånd det gjelder.',
          'We sell single mittens. Write and tell us which hand.',
        ),
      ),
    ],
    material: t('100 % norsk pelsull, 132 g per par.', '100% Norwegian pelt wool, 132 g a pair.'),
    care: 'knit',
    sizeGuide: 'hands',
  },
  'neve-shell-mittens': {
    lead: t(
      'Vindtette skallvotter til å ha utenpå ullvottene. Kampanjen nådde ikke målet denne gangen.',
      'Windproof shell mittens to wear over wool. The campaign missed its goal this time.',
    ),
    content: (t) => [
      ...prose(
        t(
          `86 reserverte, 200 måtte til. Ingen har betalt noe. Vi tror vi vet hvorfor: Prisen var for høy for et plagg man glemmer på bussen.

Vi prøver igjen til våren med enklere håndflate og lavere pris. Vil du være med og bestemme hva vi kutter, så si fra i [fellesskapet](@communityPage).`,
          `86 people reserved; 200 were needed. Nobody has been charged. We think we know why: the price was too high for something one leaves on the bus.

We will try again in spring with a simpler palm and a lower price. If you want a say in what we cut, speak up in the [community](@communityPage).`,
        ),
      ),
    ],
    material: t(
      'Utside: 100 % resirkulert polyamid. Håndflate: geitskinn, vegetabilsk garvet.',
      'Outer: 100% recycled polyamide. Palm: goatskin, vegetable tanned.',
    ),
    care: 'shell',
    sizeGuide: 'hands',
    cardTag: t('Nådde ikke målet', 'Goal not reached'),
  },
  'skygge-cap': {
    lead: t(
      'Caps med myk skygge. Kan brettes og stikkes i baklomma.',
      'Cap with a soft peak that folds into your back pocket.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Skyggen er fylt med filt i stedet for plast. Den tåler å bli sittet på. Bak er det strikk, ikke spenne, så den ligger flatt mot ei nakkestøtte eller en stein.`,
          `The peak is filled with felt instead of plastic and does not mind being sat on. At the back there is elastic, not a buckle, so it lies flat against a headrest or a rock.`,
        ),
      ),
    ],
    material: t('100 % økologisk bomull i ripstop, 62 g.', '100% organic cotton ripstop, 62 g.'),
    care: 'plantFibre',
    sizeGuide: 'heads',
  },
}

export const SOCK_COPY: Record<string, ProductCopy> = {
  'trakk-hiking-socks': {
    lead: t(
      'Tursokker med frotté under foten og flat tåsøm. Vi stopper dem når hælen ryker.',
      'Hiking socks with terry underfoot and a flat toe seam. We darn them when the heel goes.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Venstre og høyre fot er ulike, og det er sokkene også. Bokstaven sitter på tåa. Skaftet er høyt nok til turstøvler og holder seg oppe uten å stramme.`,
          `Your left and right feet differ, and so do these socks. The letter is on the toe. The shaft is high enough for boots and stays up without squeezing.`,
        ),
      ),
      linkButton(t('Lær å stoppe en hæl', 'Learn to darn a heel'), '@contentPage-patch-an-elbow'),
    ],
    material: t('62 % merinoull, 34 % polyamid, 4 % elastan.', '62% merino wool, 34% polyamide, 4% elastane.'),
    care: 'thinWool',
    sizeGuide: 'feet',
  },
  'sikksakk-everyday-socks': {
    lead: t(
      'Tre par tynne ullsokker til hverdagsskoene. Alle er like, så du slipper å finne makkeren.',
      'Three pairs of thin wool socks for everyday shoes. All alike, so you need not pair them.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Sikksakkmønsteret er ikke bare pynt: det gir strikken litt fjæring, så sokken ikke sklir ned i skoen. Pakken er en papirstripe og ingenting annet.`,
          `The zigzag is not only decoration: it gives the knit some spring, so the sock does not slide down into your shoe. The packaging is a strip of paper and nothing else.`,
        ),
      ),
    ],
    material: t('70 % merinoull, 28 % polyamid, 2 % elastan.', '70% merino wool, 28% polyamide, 2% elastane.'),
    care: 'thinWool',
    sizeGuide: 'feet',
    cardTitle: t('Sikksakk sokker, tre par', 'Sikksakk socks, three pairs'),
  },
  'vinter-boot-socks': {
    lead: t(
      'Raggsokker til støvler og kalde gulv, etter oppskriften til farmor til Jonas.',
      'Thick socks for boots and cold floors, knitted to Jonas’s grandmother’s pattern.',
    ),
    content: (t) => [
      ...prose(
        t(
          `Hun strikket med dobbel hæl og ville ikke ha æren for det. Vi spurte om vi fikk bruke navnet hennes. Det fikk vi ikke.

Ulla er grov og tett og tåler å brukes uten sko.`,
          `She knitted with a double heel and would take no credit for it. We asked if we could use her name. We could not.

The wool is coarse and dense, and stands up to being worn without shoes.`,
        ),
      ),
    ],
    material: t('80 % norsk ull, 20 % polyamid.', '80% Norwegian wool, 20% polyamide.'),
    care: 'knit',
    sizeGuide: 'feet',
  },
}
