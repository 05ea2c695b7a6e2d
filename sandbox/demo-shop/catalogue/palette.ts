import { type Text, t } from '../builders/localised.ts'

interface Dye {
  name: Text
  hex: string
}

/** The colours that Tretopp dyes in; every garment picks from these, alone or two together. */
const PALETTE = {
  spruce: { name: t('Gran', 'Spruce'), hex: '#1F3033' },
  moss: { name: t('Mose', 'Moss'), hex: '#7B8445' },
  spring: { name: t('Bjørkeløv', 'Birch leaf'), hex: '#CCCC52' },
  juniper: { name: t('Einer', 'Juniper'), hex: '#486353' },
  lichen: { name: t('Lav', 'Lichen'), hex: '#C7CAB2' },
  heather: { name: t('Lyng', 'Heather'), hex: '#7A5C73' },
  blueberry: { name: t('Blåbær', 'Blueberry'), hex: '#3A4066' },
  lingonberry: { name: t('Tyttebær', 'Lingonberry'), hex: '#9B2F3A' },
  cloudberry: { name: t('Multe', 'Cloudberry'), hex: '#DF9232' },
  rust: { name: t('Rust', 'Rust'), hex: '#B4532A' },
  bark: { name: t('Bark', 'Bark'), hex: '#54402F' },
  peat: { name: t('Myr', 'Peat'), hex: '#3B3229' },
  sand: { name: t('Sand', 'Sand'), hex: '#C3A97E' },
  oat: { name: t('Havre', 'Oat'), hex: '#DCCFB2' },
  snow: { name: t('Nysnø', 'Fresh snow'), hex: '#F1F0EA' },
  fog: { name: t('Skodde', 'Sea mist'), hex: '#A7B2B4' },
  slate: { name: t('Skifer', 'Slate'), hex: '#56636B' },
  coal: { name: t('Kull', 'Charcoal'), hex: '#2C2F31' },
  fjord: { name: t('Fjord', 'Fjord'), hex: '#2F5A73' },
  ice: { name: t('Isblå', 'Ice blue'), hex: '#A6C6D2' },
  rose: { name: t('Nyperose', 'Dog rose'), hex: '#C98A86' },
} as const satisfies Record<string, Dye>

type DyeKey = keyof typeof PALETTE

/** `'spruce'`, or `'spruce/cloudberry'` for a garment in two colours, body first. */
export type ColourKey = DyeKey | `${DyeKey}/${DyeKey}`

export interface Colour {
  key: ColourKey
  name: Text
  hex: string
  hex2?: string
}

export function colour(key: ColourKey): Colour {
  const [body, trim] = key.split('/').map((part) => PALETTE[part as DyeKey])
  if (!body) throw new Error(`No such colour: ${key}`)
  if (!trim) return { key, name: body.name, hex: body.hex }
  const name = t(
    `${body.name.nb} og ${trim.name.nb.toLowerCase()}`,
    `${body.name.en} and ${trim.name.en.toLowerCase()}`,
  )
  return { key, name, hex: body.hex, hex2: trim.hex }
}
