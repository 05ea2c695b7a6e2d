import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { t } from './norwegian.ts'
import type { Difference } from './product-fields.ts'

type Props = {
  differences: readonly Difference[]
  summary: string
  readOnly: boolean
  onUse(differences: readonly Difference[]): void
}

const cell = { padding: '0.5em 0.75em 0.5em 0', textAlign: 'start', verticalAlign: 'top' } as const

/** The fields that differ between document and platform, with a button to use the platform's value. */
export function DifferenceTable({ differences, summary, readOnly, onUse }: Props) {
  return (
    <Card border padding={3} radius={2}>
      <details>
        <summary style={{ cursor: 'pointer', fontSize: '0.8125rem', lineHeight: 1.4 }}>{summary}</summary>
        <Stack gap={3} marginTop={3}>
          {/* Focusable, so that a wide table can be scrolled with the keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <section aria-label={t('Fields that differ from Centra')} style={{ overflowX: 'auto' }} tabIndex={0}>
            <table style={{ borderCollapse: 'collapse', fontSize: '0.8125rem', width: '100%' }}>
              <thead>
                <tr>
                  {[t('Field'), t('In the Studio'), t('In Centra'), ...(readOnly ? [] : [t('Change')])].map((title) => (
                    <th key={title} scope="col" style={cell}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {differences.map((difference) => (
                  <tr key={difference.path.join('.')}>
                    <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
                      {difference.label}
                    </th>
                    <td style={cell}>{difference.from}</td>
                    <td style={cell}>{difference.to}</td>
                    {!readOnly && (
                      <td style={cell}>
                        <Button
                          aria-label={t('Use Centra’s value: {label}', { label: difference.label })}
                          fontSize={1}
                          mode="ghost"
                          onClick={() => onUse([difference])}
                          padding={2}
                          text={t('Use')}
                        />
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {differences.some(({ path: [field] }) => field === 'slug') && (
            <Text muted size={1}>
              {t('A new address moves the page. The old address redirects to the new one.')}
            </Text>
          )}
          {!readOnly && differences.length > 1 && (
            <Flex>
              <Button
                fontSize={1}
                mode="ghost"
                onClick={() => onUse(differences)}
                padding={2}
                text={t('Use all values from Centra')}
              />
            </Flex>
          )}
        </Stack>
      </details>
    </Card>
  )
}
