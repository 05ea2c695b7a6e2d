/** Queries as shoppers type them, and hostile ones. */
export const TYPED_QUERIES = [
  ...['jakke', 'ulltrøye', 'troye', 'vinterbukse', 'skaljakke', 'regntoy', 'j', 'ja', 'lue', 'reparasjon av glidelås'],
  ...[
    'wool jersey',
    'jakcet',
    'rød ull 40',
    'finnesikke',
    'a e i o u y æ ø',
    'u v s l r m t b',
    'ull jakke fjell skog regn vind varm lett',
    'x'.repeat(10_000),
    'ull '.repeat(2500),
  ],
]
