import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { stringToPath, useSchema } from 'sanity'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { pathTitle } from '../documents/path-title.ts'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'
import type { Problem } from './problems.ts'
import { type PublishedCheck, usePublishedCheck } from './use-problems.ts'

/** Lines before “Show all”. */
const firstLines = 8

/** Errors and warnings in drafts and, on request, in published documents. */
export function ProblemsPanel({ drafts }: { drafts: Live<readonly Problem[]> }) {
  const { check, start } = usePublishedCheck()
  const [isLong, setLong] = useState(false)
  const isChecking = check.status === 'checking'
  return (
    <Panel
      actions={
        <Button
          disabled={isChecking}
          fontSize={1}
          mode="bleed"
          onClick={start}
          padding={2}
          text={t('Check published content')}
        />
      }
      empty={
        check.status === 'done'
          ? t('No errors or warnings in drafts or published content.')
          : t('No errors or warnings in drafts.')
      }
      live={drafts}
      title={t('Errors and warnings')}
    >
      {(inDrafts) => {
        const problems = together(inDrafts, check)
        const progress = <Progress check={check} />
        if (problems.length === 0) return check.status === 'idle' || check.status === 'done' ? null : progress
        return (
          <Stack gap={1}>
            {progress}
            {problems.slice(0, isLong ? undefined : firstLines).map((problem) => (
              <ProblemLine key={problem.id} problem={problem} />
            ))}
            {problems.length > firstLines && (
              <Button
                fontSize={1}
                mode="bleed"
                onClick={() => setLong(!isLong)}
                text={isLong ? t('Show fewer') : t('Show all {count}', { count: problems.length })}
              />
            )}
          </Stack>
        )
      }}
    </Panel>
  )
}

/** The problems of drafts replace those of their published versions. */
function together(inDrafts: readonly Problem[], check: PublishedCheck): readonly Problem[] {
  if (check.status !== 'done') return inDrafts
  const known = new Set(inDrafts.map(({ id }) => id))
  return [...inDrafts, ...check.problems.filter(({ id }) => !known.has(id))]
}

function Progress({ check }: { check: PublishedCheck }) {
  if (check.status === 'idle' || check.status === 'done') return null
  const text =
    check.status === 'failed'
      ? t('The published content could not be checked. Try again.')
      : t('Checking published content: {checked} of {total}', { checked: check.checked, total: check.total || '…' })
  return (
    <Text muted role="status" size={1} style={{ padding: '0.5em' }}>
      {text}
    </Text>
  )
}

function ProblemLine({ problem: { id, type, level, message, path, others } }: { problem: Problem }) {
  const schemaType = useSchema().get(type)
  const field = schemaType && pathTitle(schemaType, stringToPath(path))
  return (
    <DocumentLine id={id} path={path} type={type}>
      <Flex align="center" gap={2}>
        <Badge tone={level === 'error' ? 'critical' : 'caution'}>{level === 'error' ? t('Error') : t('Warning')}</Badge>
        <Text size={1}>
          {field ? `${field}: ${message}` : message}
          {others > 0 && ` ${t('(and {others} more)', { others })}`}
        </Text>
      </Flex>
    </DocumentLine>
  )
}
