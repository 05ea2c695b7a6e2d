import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getCurrentUser } from '#web/services/backend/contracts/get-current-user.ts'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import { accountTexts } from './account-texts.ts'
import { BorrowingsSection } from './borrowings-section.tsx'
import { PostsSection, ReviewsSection } from './contributions.tsx'
import { DataSection } from './data-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { OrdersSection } from './orders-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ReservationsSection } from './reservations-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useMemberQuery } from './use-member-query.ts'

const ids = [
  'profile',
  'orders',
  'reservations',
  'borrowings',
  'posts',
  'reviews',
  'notifications',
  'password',
  'sessions',
  'data',
] as const

/** Everything that members see and change in their account. */
export function AccountSections({ lang, seller }: { lang: Language; seller: Seller }) {
  const texts = accountTexts(lang)
  const place = useRef<HTMLDivElement>(null)
  const { query, setValue } = useMemberQuery(
    'member',
    () => callBackend<typeof getCurrentUser>('GET /api/v1/users/me', { lang }),
    place,
  )
  const [hash] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (ids.some((id) => id === hash)) document.getElementById(hash)?.scrollIntoView()
  }, [hash])
  // A reload restores how far the page was scrolled, so what is in the window then may move until the profile above it
  // has its form; a section that an address names may not.
  const [isFollowing, setIsFollowing] = useState(hash !== '')
  useLayoutEffect(() => {
    if (query.isPending) return
    // The layout with the form, before the browser follows anything.
    place.current?.getBoundingClientRect()
    setIsFollowing(true)
  }, [query.isPending])

  return (
    <div ref={place} className={styles.columns} data-follows={isFollowing}>
      <nav aria-label={texts.sections} className={styles.navigation}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{texts[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <AccountSection id="profile" heading={texts.profile}>
          <Loaded query={query} texts={texts}>
            {(member) => <ProfileSection lang={lang} texts={texts} member={member} onChange={setValue} />}
          </Loaded>
        </AccountSection>
        <OrdersSection lang={lang} texts={texts} seller={seller} />
        <ReservationsSection lang={lang} texts={texts} />
        <BorrowingsSection lang={lang} texts={texts} />
        <PostsSection lang={lang} texts={texts} />
        <ReviewsSection lang={lang} texts={texts} />
        <AccountSection id="notifications" heading={texts.notifications}>
          <Loaded query={query} texts={texts}>
            {(member) => <NotificationsSection lang={lang} texts={texts} member={member} onChange={setValue} />}
          </Loaded>
        </AccountSection>
        <AccountSection id="password" heading={texts.password}>
          <PasswordSection lang={lang} texts={texts} />
        </AccountSection>
        <SessionsSection lang={lang} texts={texts} />
        <AccountSection id="data" heading={texts.data}>
          <DataSection lang={lang} texts={texts} />
        </AccountSection>
      </div>
    </div>
  )
}
