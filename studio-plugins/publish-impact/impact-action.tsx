import { getPublishedId } from '@sanity/client/csm'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { DocumentImpact } from './DocumentImpact.tsx'
import { t } from './norwegian.ts'
import type { Stored } from './warnings.ts'

/** The action next to Publish that shows what publishing will change. */
export function impactAction(site: string): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: actions are hooks, and this one is composed once
  const useImpact: DocumentActionComponent = ({ id, draft, published, version, release }) => {
    const [isOpen, setOpen] = useState(false)
    const after: Stored | null = version ?? draft ?? published
    if (!after) return null
    const close = () => setOpen(false)
    const content = (
      <DocumentImpact
        change={{ before: published, after }}
        id={getPublishedId(id)}
        onOpen={close}
        perspective={version ? release : undefined}
        site={site}
      />
    )
    return {
      label: t('What will change'),
      icon: EyeOpenIcon,
      onHandle: () => setOpen(true),
      dialog: isOpen && { type: 'dialog', header: t('What will change'), width: 'large', onClose: close, content },
    }
  }
  return Object.assign(useImpact, { displayName: 'WhatWillChange' })
}
