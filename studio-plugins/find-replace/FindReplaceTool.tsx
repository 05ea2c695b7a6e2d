import { Button, Card, Checkbox, Container, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Busy } from '../ui/Busy.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Found } from './Found.tsx'
import { t } from './norwegian.ts'
import { type Search, SHORTEST } from './occurrences.ts'
import { Result } from './Result.tsx'
import type { Progress } from './search.ts'
import { useFindReplace } from './use-find-replace.ts'

type Props = { readonly types: readonly string[]; readonly languages: readonly string[] }

const empty: Search = { find: '', replacement: '', language: undefined, matchesCase: false, isWholeWord: false }

/** Replaces words in the texts of many documents at once: search, preview, replace, undo. */
export function FindReplaceTool({ types, languages }: Props) {
  const [search, setSearch] = useState(empty)
  const { step, ...run } = useFindReplace(types, languages)
  const change = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }))
  const isBusy = step.name === 'searching' || step.name === 'running'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run.search(search)
  }
  return (
    <Card height="fill" overflow="auto">
      <Container padding={4} width={2}>
        <Stack data-find-replace="" gap={5}>
          <Text as="h1" size={3} weight="semibold">
            {t('Find and replace')}
          </Text>
          <Stack as="form" gap={4} onSubmit={submit}>
            <Flex gap={3} wrap="wrap">
              <Labelled label={t('Find')}>
                {(id) => (
                  <TextInput
                    id={id}
                    onChange={({ currentTarget }) => change({ find: currentTarget.value })}
                    value={search.find}
                  />
                )}
              </Labelled>
              <Labelled label={t('Replace with')}>
                {(id) => (
                  <TextInput
                    id={id}
                    onChange={({ currentTarget }) => change({ replacement: currentTarget.value })}
                    value={search.replacement}
                  />
                )}
              </Labelled>
            </Flex>
            <Flex align="center" gap={4} wrap="wrap">
              <Choice
                label={t('Language')}
                onChange={(language) => change({ language: language === 'all' ? undefined : language })}
                options={[
                  ['all', t('Both languages')],
                  ['nb', t('Norwegian')],
                  ['en', t('English')],
                ]}
                value={search.language === 'nb' || search.language === 'en' ? search.language : 'all'}
              />
              <Ticked
                isOn={search.matchesCase}
                label={t('Match case')}
                onChange={(matchesCase) => change({ matchesCase })}
              />
              <Ticked
                isOn={search.isWholeWord}
                label={t('Whole words')}
                onChange={(isWholeWord) => change({ isWholeWord })}
              />
              <Button disabled={isBusy || search.find.trim().length < SHORTEST} text={t('Search')} type="submit" />
            </Flex>
          </Stack>
          {step.name === 'searching' && <Searching onCancel={run.cancel} progress={step.progress} />}
          {step.name === 'running' && <Busy text={t('Writing …')} />}
          {step.name === 'failed' && <Problem text={t('This did not work. Nothing was changed.')} />}
          {step.name === 'found' && (
            <Found
              onNext={(next) => void run.search(step.search, next)}
              onReplace={(matches) => void run.replace(step.search, matches, step.next)}
              {...step}
            />
          )}
          {(step.name === 'replaced' || step.name === 'undone') && (
            <Result
              isUndo={step.name === 'undone'}
              next={step.next}
              onSearch={(from) => void run.search(step.search, from)}
              onUndo={(done) => void run.undo(step.search, done)}
              outcome={step.outcome}
            />
          )}
        </Stack>
      </Container>
    </Card>
  )
}

type SearchingProps = { readonly progress: Progress | undefined; readonly onCancel: () => void }

function Searching({ progress, onCancel }: SearchingProps) {
  return (
    <Flex align="center" gap={4}>
      <Busy text={progress ? t('Searched {read} of {total} documents …', progress) : t('Searching …')} />
      <Button mode="ghost" onClick={onCancel} text={t('Cancel')} />
    </Flex>
  )
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Stack flex={1} gap={2} style={{ minWidth: 220 }}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

type TickedProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

function Ticked({ label, isOn, onChange }: TickedProps) {
  const id = useId()
  return (
    <Flex align="center" gap={2}>
      <Checkbox checked={isOn} id={id} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        {label}
      </Text>
    </Flex>
  )
}
