import type { LatestPost } from '#web/domain/member/posts.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { exactTime } from '#web/i18n/moments.ts'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { Avatar, ShopAvatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { Section } from '#web/ui/section.tsx'
import { aboutProducts } from './about-products.ts'
import styles from './latest.module.css'

type Props = {
  lang: Language
  posts: readonly LatestPost[]
  products: ReadonlyMap<string, ProductCardData>
}

/** Current discussions: the newest post about each product, with a link to its discussion. */
export function LatestPosts({ lang, posts, products }: Props) {
  const t = translator(lang, 'community')
  const shown = aboutProducts(posts, products, lang, discussionLink)
  if (shown.length === 0) return null
  return (
    <Section heading={t('latestPosts')}>
      <ul className={styles.list} data-by-members>
        {shown.map(({ entry: post, product, href }) => (
          <li key={post.id} className={styles.entry}>
            <h3>
              <Link href={`${href}#post-${post.id}`}>{t('about', { product: product.title ?? '' })}</Link>
            </h3>
            <p className={styles.text}>{post.text}</p>
            <div className={styles.author}>
              {post.isByShop ? (
                <ShopAvatar />
              ) : (
                <Avatar id={post.author?.id ?? post.id} name={post.author?.name ?? ''} picture={post.author?.picture} />
              )}
              <span>
                <b>{post.isByShop ? t('byShop') : (post.author?.name ?? t('formerMember'))}</b>
                <br />
                <time dateTime={post.createdAt} title={exactTime(lang, Date.parse(post.createdAt))}>
                  {formatDate(lang, post.createdAt)}
                </time>
                {` · ${t('replies', { count: post.replyCount })}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
