/**
 * A dot between two letters or digits that at least one more letter follows: `tretopp.no`, but neither `J.R.R. Tolkien`
 * nor `Ola Dr. Berg`.
 */
const domain = /[\p{L}\p{N}]\.\p{L}{2,}/u
/** Digits, with whatever people write between those of a phone number. */
const phone = /(?:\d[\s().+/-]*){7,}/u

/**
 * Whether a name contains a way to reach somebody: an e-mail or web address, a handle or a phone number. Names are
 * shown in public and in the subject of mails, so that they would carry advertising there. Other advertising is for
 * staff to see.
 */
export function hasContact(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[\u3002\uFF61]/g, '.')
  return plain.includes('@') || plain.includes('://') || domain.test(plain) || phone.test(plain)
}
