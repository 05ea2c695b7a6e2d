import { TextField } from '#web/ui/form/text-field.tsx'

type Props = { label: string /** As typed on another screen. */; email: string }

/** The address that a member logs in with. */
export function EmailField({ label, email }: Props) {
  return (
    <TextField
      name="email"
      type="email"
      label={label}
      required
      marksRequired={false}
      defaultValue={email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
