import { Box, Button, Flex } from '@sanity/ui'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { completeHex, isHex, paletteOf } from './hex.ts'
import { t } from './norwegian.ts'

const square = {
  border: '1px solid rgb(128 128 128 / 50%)',
  borderRadius: 3,
  height: '2rem',
  padding: 0,
  width: '2.5rem',
}

type Props = StringInputProps & {
  /** Field of the document whose colours are offered, except within that field itself. */
  palette: string
}

/** A colour code as text, with a colour picker and the document's other colours. */
export function ColourInput({ palette, ...props }: Props) {
  const colours = useFormValue([palette])
  const offered = props.path[0] === palette ? [] : paletteOf(colours)
  const { value, readOnly, onChange } = props
  const choose = (hex: string) => onChange(hex ? set(hex) : unset())
  const label = props.schemaType.title ? t('Pick {title}', { title: props.schemaType.title }) : t('Pick a colour')
  return (
    <Flex align="center" data-colour-input="" gap={2} wrap="wrap">
      <input
        aria-label={label}
        disabled={readOnly}
        onChange={(event) => choose(event.currentTarget.value.toUpperCase())}
        style={{ ...square, opacity: isHex(value) ? 1 : 0.4 }}
        title={label}
        type="color"
        value={isHex(value) ? value : '#ffffff'}
      />
      <Box flex={1} style={{ minWidth: '8rem' }} onBlur={() => value && choose(completeHex(value))}>
        {props.renderDefault(props)}
      </Box>
      {offered.map((hex) => (
        <Button
          key={hex}
          aria-label={t('Use {hex}', { hex })}
          aria-pressed={hex === value}
          disabled={readOnly}
          mode={hex === value ? 'default' : 'ghost'}
          onClick={() => choose(hex)}
          padding={1}
          title={hex}
        >
          <span style={{ ...square, background: hex, display: 'block', height: '1.5rem', width: '1.5rem' }} />
        </Button>
      ))}
    </Flex>
  )
}
