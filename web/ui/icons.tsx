import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5" />
    </Icon>
  )
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c.6-3.8 3.7-6 7.5-6s6.9 2.2 7.5 6" />
    </Icon>
  )
}

export function BagIcon() {
  return (
    <Icon>
      <path d="M5.5 8.5h13l1 12h-15zM8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 7.5h18M3 12.5h18M3 17.5h12" />
    </Icon>
  )
}

export function MinusIcon() {
  return (
    <Icon>
      <path d="M6 12h12" />
    </Icon>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  )
}

export function StarIcon() {
  return (
    <Icon>
      <path d="m12 2.500 2.900 6.200 6.800.800-5 4.700 1.300 6.700-6-3.400-6 3.400 1.300-6.700-5-4.700 6.800-.800z" />
    </Icon>
  )
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20 4.500 12.500a4.600 4.600 0 0 1 6.500-6.500l1 1 1-1a4.600 4.600 0 0 1 6.500 6.500z" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m7 10 5 5 5-5" />
    </Icon>
  )
}

/** A needle and thread, a parcel, a loop: the three lines of reassurance on a product page. */
export function RepairIcon() {
  return (
    <Icon>
      <path d="M20.5 3.5 9 15M20.5 3.5c-1.6 0-2.8 1.2-2.8 2.8M9 15c-3.5 3.5-6-1-3.5-3.5s7 .5 4.5 5.5S4 20.5 3 19" />
    </Icon>
  )
}

export function DeliveryIcon() {
  return (
    <Icon>
      <path d="m3.5 8 8.5-4.5L20.5 8v8.5L12 21l-8.5-4.5zM3.5 8l8.5 4.5L20.5 8M12 12.5V21M7.700 5.800l8.5 4.5" />
    </Icon>
  )
}

export function ReturnsIcon() {
  return (
    <Icon>
      <path d="M8 4.5 4 8.5l4 4M4 8.5h10a5.5 5.5 0 0 1 0 11H7" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
    </Icon>
  )
}

/** Points left; style sheets turn it around where it leads to the next page. */
export function ArrowIcon() {
  return (
    <Icon>
      <path d="M20 12H4M10 6l-6 6 6 6" />
    </Icon>
  )
}

export function ZoomInIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5M10.5 8v5M8 10.5h5" />
    </Icon>
  )
}

export function ZoomOutIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5M8 10.5h5" />
    </Icon>
  )
}
