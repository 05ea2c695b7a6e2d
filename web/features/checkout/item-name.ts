import { choiceOfLine, type GarmentTexts } from '#web/domain/product/garment-choice.ts'

type Named = { readonly name: string } & Parameters<typeof choiceOfLine>[0]

/** A garment in a sentence, `Bekk shorts (Menn, Gran, størrelse M)`. */
export function itemName(line: Named, texts: GarmentTexts): string {
  const choice = choiceOfLine(line, texts)
  return choice ? `${line.name} (${choice})` : line.name
}
