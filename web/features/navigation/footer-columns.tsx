import type { ReactNode } from 'react'
import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import styles from './footer.module.css'

export function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.column}>
      <h2>{heading}</h2>
      {typeof children === 'string' ? <p className={styles.lines}>{children}</p> : children}
    </div>
  )
}

type ContactProps = { heading: string; footer: SiteFrameQueryResult['footer']; edit?: EditAttribute | undefined }

export function FooterContact({ heading, footer, edit }: ContactProps) {
  if (!footer) return null
  const { contactEmail, contactPhone } = footer
  if (!contactEmail && !contactPhone) return null
  return (
    <FooterColumn heading={heading}>
      <ul>
        {contactEmail && (
          <li>
            <a href={`mailto:${clean(contactEmail)}`} data-sanity={edit?.(footer, 'contactEmail')}>
              {contactEmail}
            </a>
          </li>
        )}
        {contactPhone && (
          <li>
            <a href={`tel:${clean(contactPhone).replace(/[^+\d]/g, '')}`} data-sanity={edit?.(footer, 'contactPhone')}>
              {contactPhone}
            </a>
          </li>
        )}
      </ul>
    </FooterColumn>
  )
}
