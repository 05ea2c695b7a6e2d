import { notFound } from 'next/navigation'

/** The proxy sends every address that does not exist here; prerendered, so that it costs nothing. */
export default function PageNotFound() {
  notFound()
}
