import { useMutation } from '@tanstack/react-query'
import { type AccountTexts, errorText } from './account-texts.ts'
import { memberClient } from './member-client.ts'

/** Runs a change that a member makes by a click, and keeps the message about it. */
export function useChange(texts: AccountTexts) {
  const { mutateAsync, data, error, isPending, reset } = useMutation(
    { mutationFn: (work: () => Promise<string>) => work() },
    memberClient,
  )
  return {
    /** Does the work, which returns the message to show when it is done, and throws where a call failed. */
    run: (work: () => Promise<string>) => mutateAsync(work).catch(() => undefined),
    isBusy: isPending,
    done: data,
    failure: error ? errorText(error, texts) : undefined,
    /** Clears the message. */
    reset,
  }
}
