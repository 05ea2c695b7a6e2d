import type { Metadata } from 'next'
import { ClientFailure } from './client-failure.tsx'

type Props = { params: Promise<{ lang: string; where: string }> }

export const metadata: Metadata = { title: 'Test error', robots: { index: false } }

export function generateStaticParams() {
  return [{ where: 'client' }]
}

/** Fails on purpose, so that error pages and error reports can be tried out (docs/product/2). */
export default async function TestErrorPage({ params }: Props) {
  const { where } = await params
  if (where === 'server') throw new Error('Test error on the server')
  return (
    <main id="main">
      <ClientFailure />
    </main>
  )
}
