import { norwegian as blockMenu } from '#studio-plugins/block-menu/norwegian.ts'
import { norwegian as impact } from '#studio-plugins/publish-impact/norwegian.ts'
import { norwegian as timeMachine } from '#studio-plugins/time-machine/norwegian.ts'

/** What is clicked for a picture, as the Studio says it. */
export const texts = {
  en: { addBlock: 'Add block', timeMachine: 'Time machine', whatWillChange: 'What will change' },
  nb: {
    addBlock: blockMenu['Add block'],
    timeMachine: timeMachine['Time machine'],
    whatWillChange: impact['What will change'],
  },
} as const
