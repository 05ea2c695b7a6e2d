import { AddIcon } from '@sanity/icons/Add'
import { Button } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { t } from './norwegian.ts'
import type { Colour, PlatformProduct } from './platform-product.ts'

type Props = { product: PlatformProduct; mayCreate: boolean; isCreating: boolean; onCreate(): void }

const row: CSSProperties = {
  alignItems: 'center',
  borderBottom: '1px solid var(--card-border-color)',
  containIntrinsicSize: 'auto 64px',
  contentVisibility: 'auto',
  display: 'flex',
  fontSize: '0.875rem',
  gap: 12,
  padding: '10px 4px',
}

/** A product in Centra that has no document. */
export function SoldProduct({ product, mayCreate, isCreating, onCreate }: Props) {
  const { centraId, title, categories, sizes, colours } = product
  const details = [centraId, categories[0], sizes.join(' ')].filter(Boolean).join(' · ')
  return (
    <li style={row}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <span style={{ display: 'block' }}>{title.nb || centraId}</span>
        <span style={{ color: 'var(--card-muted-fg-color)', display: 'block', fontSize: '0.8125rem' }}>{details}</span>
      </span>
      <span aria-hidden="true" style={{ display: 'flex', gap: 4 }}>
        {colours.slice(0, 6).map((colour) => (
          <Swatch colour={colour} key={`${colour.hex}${colour.hex2 ?? ''}`} />
        ))}
      </span>
      <Button
        aria-label={t('Create a draft of {product}', { product: title.nb || centraId })}
        disabled={!mayCreate}
        fontSize={1}
        icon={AddIcon}
        loading={isCreating}
        mode="ghost"
        onClick={onCreate}
        padding={2}
        text={t('Create draft')}
      />
    </li>
  )
}

function Swatch({ colour: { hex, hex2 } }: { colour: Colour }) {
  const background = `linear-gradient(135deg, ${hex} 50%, ${hex2 ?? hex} 50%)`
  return (
    <span
      style={{ background, border: '1px solid rgb(128 128 128 / 50%)', borderRadius: '50%', height: 14, width: 14 }}
    />
  )
}
