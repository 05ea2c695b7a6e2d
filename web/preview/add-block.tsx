import { useEffect, useState } from 'react'
import type { AddBlockMessage } from '../domain/content/add-block.ts'
import { PlusIcon } from '../ui/icons.tsx'
import styles from './add-block.module.css'
import { type BlockPlace, blockPlaceOf } from './block-place.ts'

type Props = { readonly studioOrigin: string; readonly label: string }

/**
 * A “+” at the lower edge of the block under the pointer, in the Studio's frame: the Studio opens its menu of blocks
 * and puts the chosen one there. By keyboard the form next to the preview has the same menu.
 */
export function AddBlock({ studioOrigin, label }: Props) {
  const [block, setBlock] = useState<BlockPlace>()
  useEffect(() => {
    if (window.parent === window) return
    const onPointerOver = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-add-block]')) setBlock(blockPlaceOf(target))
    }
    document.addEventListener('pointerover', onPointerOver)
    return () => document.removeEventListener('pointerover', onPointerOver)
  }, [])
  if (!block) return null
  const { left, bottom, width } = block.element.getBoundingClientRect()
  const add = () => {
    const message: AddBlockMessage = { type: 'tretopp/add-block', ...block.place }
    window.parent.postMessage(message, studioOrigin)
    setBlock(undefined)
  }
  return (
    <button
      type="button"
      className={styles.button}
      style={{ left: left + scrollX + width / 2, top: bottom + scrollY }}
      aria-label={label}
      title={label}
      data-add-block=""
      // The library that draws the overlays keeps the one of the block.
      data-sanity-overlay-element=""
      onClick={add}
    >
      <PlusIcon />
    </button>
  )
}
