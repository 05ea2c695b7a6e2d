import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { DeliveryIcon, RepairIcon, ReturnsIcon } from '#web/ui/icons.tsx'
import styles from './reassurance.module.css'

/** Delivery, returns, repair. */
export function Reassurance({ lang }: { lang: Language }) {
  const t = translator(lang, 'product')
  const lines = [
    { icon: <DeliveryIcon />, title: t('delivery'), text: t('deliveryText') },
    { icon: <ReturnsIcon />, title: t('returns'), text: t('returnsText') },
    { icon: <RepairIcon />, title: t('repair'), text: t('repairText') },
  ]
  return (
    <ul className={styles.lines} data-static="reassurance">
      {lines.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <p>
            <strong>{title}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
