/** Spelling differences that are not heard, in Norwegian, Swedish and English. */
export function soundOf(folded: string): string {
  return folded
    .replace(/ae/g, 'e')
    .replace(/ck/g, 'kk')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/w(?=[aeiouy])/g, 'v')
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/^h(?=[vj])|^g(?=j)/, '')
}
