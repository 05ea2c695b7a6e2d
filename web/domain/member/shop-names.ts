/** Letters of other alphabets, and digits, that look like a Latin letter. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαᴀɑ'],
    ['b', 'вʙβ'],
    ['c', 'сᴄϲ'],
    ['d', 'ԁᴅđ'],
    ['e', 'еεᴇ3є'],
    ['g', 'ɡɢ'],
    ['h', 'нʜһ'],
    ['i', 'іιıɪ1lłʟ|ӏ'],
    ['j', 'јᴊ'],
    ['k', 'кκᴋ'],
    ['m', 'мᴍ'],
    ['n', 'ηɴո'],
    ['o', 'оοᴏ0øσօ'],
    ['p', 'рρᴘ'],
    ['r', 'ʀг'],
    ['s', 'ѕꜱ5'],
    ['t', 'тτᴛ7'],
    ['u', 'υᴜսц'],
    ['v', 'νᴠѵ'],
    ['w', 'ѡᴡω'],
    ['x', 'хχ'],
    ['y', 'уγʏ'],
    ['z', 'ᴢ'],
  ].flatMap(([letter = '', like = '']) => [...like].map((one) => [one, letter])),
)

/** Alone or inside a name, these claim to speak for the shop. The marks of posts and reviews are among them. */
const roles = [
  'butikken',
  'the shop',
  'the store',
  'shop',
  'admin',
  'administrator',
  'moderator',
  'kundeservice',
  'kundestøtte',
  'customer service',
  'customer support',
  'support',
  'tidligere medlem',
  'former member',
].map(joined)

/**
 * Whether readers could take the name for the shop's own: it contains the shop's name or a role, in whatever alphabet,
 * case, spacing or with whatever marks it is written. A longer word that only begins with one (`Bishop`, `Tretoppen`)
 * is fine.
 */
export function looksLikeShop(name: string, shopName: string): boolean {
  const reserved = new Set([...roles, joined(shopName)].filter(Boolean))
  const parts = words(name)
  return parts.some((_, start) => {
    let run = ''
    return parts.slice(start).some((part) => {
      run += part
      return reserved.has(run)
    })
  })
}

function joined(text: string): string {
  return words(text).join('')
}

/** The words of a text, reduced to the Latin letters that they look like. */
function words(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const latin = [...plain].map((letter) => lookAlikes[letter] ?? letter).join('')
  return latin.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
