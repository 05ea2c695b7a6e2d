import type { LiveProduct } from '../../domain/live-product.ts'
import type { LiveRead } from './live-read.ts'

/**
 * Prices and stock on this page are out of date: the platform's answer to the bag said otherwise. They are asked for again
 * and not shown as current until the answer is there.
 */
export declare function markStale(): void

/** Follows a product outside React; the listener is called with every change. Returns how to stop. */
export declare function watchLiveProduct(centraId: string, listener: (read: LiveRead<LiveProduct>) => void): () => void
