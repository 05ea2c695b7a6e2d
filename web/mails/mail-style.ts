import { Html } from '#web/lib/html.ts'

/**
 * Colours of the design tokens (web/ui/tokens.css): mail programs know no custom properties, and many read styles in
 * attributes only.
 */
export const colours = {
  ground: '#f4f3ea',
  card: '#ffffff',
  text: '#1f3033',
  quiet: '#57676a',
  line: '#d5d7cc',
  accent: '#cccc52',
} as const

export const font = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"

/**
 * The dark colours, for programs that read `prefers-color-scheme`. Those that invert colours by themselves keep the
 * contrast, because every text has a ground of its own, and nothing is a picture.
 */
export const darkStyle = new Html(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#141f21!important}
.card{background:#1f3033!important}
.text{color:#f4f3ea!important}
.quiet{color:#b9c3c0!important}
.line{border-color:#46565a!important}
.button{background:#cccc52!important;color:#1f3033!important}
}`)
