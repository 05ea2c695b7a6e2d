import { Button, Stack } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type IdeaState, ideaStates, type StaffIdea } from '#web/domain/staff/idea.ts'
import type { StaffAction } from '#web/domain/staff/staff-action.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { listIdeas } from '#web/services/backend/contracts/list-ideas.ts'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import type { Change } from './changes.ts'
import { IdeaCard } from './IdeaCard.tsx'
import { type OwnText, t } from './norwegian.ts'
import { Empty, Failed, Loading } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useWork } from './use-work.ts'
import { WorkBar } from './WorkBar.tsx'

type Ideas = readonly StaffIdea[]

const stateNames: Readonly<Record<IdeaState, OwnText>> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  archived: 'Archived',
}

/** Ideas that members pitched, by what staff have done about them. */
export function IdeasTab({ backend, site }: TabProps) {
  const [state, setState] = useState<IdeaState>('new')
  const [base, setBase] = useState<Ideas>()
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure>()
  const work = useWork<Ideas>({
    backend,
    confirm: useCallback((change, only) => setBase((before) => before && change(before, only)), []),
    onUndo: useCallback(() => {}, []),
  })
  const { settled } = work
  const shown = useRef(state)
  shown.current = state
  const load = useCallback(
    async (after?: string) => {
      setFailure(undefined)
      await settled()
      const result = await callBackend<typeof listIdeas>('GET /api/v1/staff/ideas', {
        ...backend,
        query: { state, ...(after && { after }) },
      })
      // Another list was chosen meanwhile.
      if (shown.current !== state) return
      if (!result.ok) return setFailure(result)
      setBase((before) => (after ? [...(before ?? []), ...result.value.items] : result.value.items))
      setNext(result.value.next)
    },
    [backend, state, settled],
  )
  useEffect(() => {
    setBase(undefined)
    setNext(null)
    void load()
  }, [load])
  const ideas = base && work.pending.reduce((before, change) => change(before), base)
  const id = () => crypto.randomUUID()
  const perform = (text: string, action: StaffAction, idea: StaffIdea, fields: Partial<StaffIdea>) =>
    work.perform({ text, actions: [action], change: set(idea.id, fields), revert: set(idea.id, idea) })
  return (
    <Stack gap={3}>
      <WorkBar work={work}>
        <ToggleGroup
          label={t('Show')}
          onChange={setState}
          options={ideaStates.map((one) => [one, t(stateNames[one])] as const)}
          value={state}
        />
      </WorkBar>
      {failure && <Failed failure={failure} onRetry={() => void load()} />}
      {!ideas && !failure && <Loading what={t('ideas')} />}
      {ideas?.length === 0 && (
        <Empty text={state === 'new' ? t('There are no new ideas.') : t('There are no ideas here.')} />
      )}
      <Stack aria-label={t('Ideas')} as="ul" gap={2}>
        {ideas?.map((idea) => (
          <IdeaCard
            idea={idea}
            key={idea.id}
            onNote={(note) =>
              perform(
                t('Note saved'),
                { id: id(), type: 'setIdeaNote', targetKind: 'idea', targetId: idea.id, note },
                idea,
                { note },
              )
            }
            onState={(to) =>
              void perform(
                t('Idea: {state}', { state: t(stateNames[to]).toLowerCase() }),
                { id: id(), type: 'setIdeaState', targetKind: 'idea', targetId: idea.id, state: to },
                idea,
                { state: to },
              )
            }
            site={site}
            stateNames={stateNames}
          />
        ))}
      </Stack>
      {next !== null && <Button fontSize={1} mode="ghost" onClick={() => void load(next)} text={t('Show more')} />}
    </Stack>
  )
}

/** An idea that was sorted elsewhere stays in the list until it is loaded again, so that it can be sorted back. */
function set(id: string, fields: Partial<StaffIdea>): Change<Ideas> {
  return (ideas, only) =>
    ideas.map((idea) => (idea.id === id && (!only || only.has(id)) ? { ...idea, ...fields } : idea))
}
