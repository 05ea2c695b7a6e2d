import 'server-only'
import { looksLikeShop } from '../domain/member/shop-names.ts'
import { mailSender } from './mail-sender.ts'

/**
 * Whether readers could take a member's name for the shop's own. While the content cannot be read, only the names of
 * roles are compared.
 */
export async function isNameOfShop(name: string): Promise<boolean> {
  const shopName = await mailSender().then(
    (sender) => sender.shopName,
    () => '',
  )
  return looksLikeShop(name, shopName)
}
