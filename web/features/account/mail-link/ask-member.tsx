import { fillIn } from '#web/lib/fill-in.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkAction } from './link-action.tsx'
import { LinkStep } from './link-step.tsx'
import type { StepProps } from './step-props.ts'
import { useVerify } from './use-verify.ts'

/** The button by which a member of the account verifies the address. */
export function AskMember({ onStale, ...props }: StepProps & { onStale: () => void }) {
  const { texts, email, isNewAddress, onEnd } = props
  const { verify, message } = useVerify({ ...props, onStale })
  return (
    <LinkStep heading={texts.linkTitle}>
      <p>{fillIn(isNewAddress ? texts.linkOwnNew : texts.linkOwn, { email })}</p>
      <LinkAction text={texts.linkVerify} message={message} onClick={verify}>
        <Button variant="secondary" onClick={() => onEnd()}>
          {texts.cancel}
        </Button>
      </LinkAction>
    </LinkStep>
  )
}
