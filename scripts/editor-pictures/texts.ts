import { norwegian as blockMenu } from '#studio-plugins/block-menu/norwegian.ts'
import { norwegian as community } from '#studio-plugins/community/norwegian.ts'
import { norwegian as impact } from '#studio-plugins/publish-impact/norwegian.ts'
import { norwegian as timeMachine } from '#studio-plugins/time-machine/norwegian.ts'
import { norwegian as translations } from '#studio-plugins/translations/norwegian.ts'

/** What is clicked for a picture, as the Studio says it. */
export const texts = {
  en: {
    all: /^All /,
    addBlock: 'Add block',
    newest: 'Newest',
    timeMachine: 'Time machine',
    whatWillChange: 'What will change',
  },
  nb: {
    all: new RegExp(`^${translations.All} `),
    addBlock: blockMenu['Add block'],
    newest: community.Newest,
    timeMachine: timeMachine['Time machine'],
    whatWillChange: impact['What will change'],
  },
} as const
