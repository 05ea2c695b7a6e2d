import { useId } from 'react'
import type { ConsentCategory } from '#web/domain/visitor/consent.ts'
import { hasTagManager } from '#web/services/analytics/start.ts'
import styles from './settings.module.css'
import type { SettingsTexts } from './settings-texts.ts'
import { type StoredItem, storedItems } from './stored-items.ts'

type Props = { name: 'necessary' | ConsentCategory; texts: SettingsTexts; isOn?: boolean }

/** One category: its purpose, its switch (except for the necessary one), and the list of its stored items. */
export function Category({ name, texts: { ui, stored }, isOn }: Props) {
  const id = useId()
  const items = storedItems.filter((item: StoredItem) => item.category === name && isUsed(item))
  return (
    <div className={styles.category}>
      <h3 id={id}>{ui[name]}</h3>
      {name === 'necessary' ? (
        <p className={styles.always}>{ui.alwaysOn}</p>
      ) : (
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state.
          role="switch"
          name={name}
          defaultChecked={isOn}
          className={styles.switch}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
        />
      )}
      <p id={`${id}-text`} className={styles.purpose}>
        {ui[`${name}Text`]}
      </p>
      <details className={styles.details}>
        <summary>{ui.details}</summary>
        <dl>
          {items.map((item) => (
            <div key={item.id}>
              <dt>
                <code>{item.name}</code>
              </dt>
              <dd>
                {stored[item.id]} <span>{howLong(item, ui)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

function isUsed({ needsTagManager }: StoredItem): boolean {
  return !needsTagManager || hasTagManager
}

function howLong({ place, kept }: StoredItem, ui: SettingsTexts['ui']): string {
  return kept === 'notAtAll' ? `${ui[place]}.` : `${ui[place]}, ${ui[kept]}.`
}
