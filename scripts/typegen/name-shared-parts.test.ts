import { expect, test } from 'vitest'
import { nameSharedParts } from './name-shared-parts.ts'

const PARTS = `// Variable: picturePart
// Query: *[0]{asset}
export type PicturePartResult = {
  asset: string;
} | null;

// Variable: cardPart
export type CardPartResult = Array<{
  title: string;
  image: {
    asset: string;
  } | null;
}> | null;

`

const PAGE = `// Variable: pageQuery
export type PageQueryResult = {
  cards: Array<{
    title: string;
    image: {
      asset: string;
    } | null;
  }>;
  picture: {
    asset: string;
  };
};

`

test('a part of a result is referred to by the name of its own type, even in a larger part', () => {
  expect(nameSharedParts(PARTS + PAGE)).toBe(`// Variable: picturePart
export type Picture = {
  asset: string;
};

// Variable: cardPart
export type Card = Array<{
  title: string;
  image: Picture | null;
}>;

// Variable: pageQuery
export type PageQueryResult = {
  cards: Card;
  picture: Picture;
};

`)
})

test('the map from queries to results has no parts', () => {
  const map = `interface SanityQueries {
  "*[0]{asset}": PicturePartResult;
  "*[0]": PageQueryResult;
}
`
  expect(nameSharedParts(PARTS + PAGE + map)).toContain(`interface SanityQueries {
  "*[0]": PageQueryResult;
}
`)
})

test('a part that no result contains is an error', () => {
  expect(() => nameSharedParts(PARTS)).toThrow('No query\'s result contains the part "Card"')
})
