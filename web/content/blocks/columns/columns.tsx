import { PortableText } from '@portabletext/react'
import { textComponents } from '../block/block.tsx'
import { type BlockProps, memberPath } from '../block-props.ts'
import { ButtonBlock } from '../button/button.tsx'
import { FactBox } from '../factBox/fact-box.tsx'
import flow from '../flow.module.css'
import { ImageBlock } from '../image/image.tsx'
import styles from './columns.module.css'

type Column = NonNullable<BlockProps<'columns'>['block']['columns']>[number]
type ColumnProps = Omit<BlockProps<'columns'>, 'block'> & { column: Column }

/** Two to four columns; below 800 px they are stacked. */
export function Columns({ block, path, ...place }: BlockProps<'columns'>) {
  const columns = block.columns ?? []
  return (
    <div className={styles.columns} data-columns={columns.length}>
      {columns.map((column) => (
        <ColumnContent
          key={column._key}
          column={column}
          path={`${memberPath(`${path}.columns`, column._key)}.content`}
          {...place}
        />
      ))}
    </div>
  )
}

function ColumnContent({ column, path, ...place }: ColumnProps) {
  return (
    <div className={flow.flow}>
      <PortableText
        value={column.content ?? []}
        onMissingComponent={false}
        components={{
          ...textComponents(place.lang, { levels: place.headings }),
          types: {
            image: ({ value }) => <ImageBlock block={value} path={memberPath(path, value._key)} {...place} />,
            button: ({ value }) => <ButtonBlock block={value} path={memberPath(path, value._key)} {...place} />,
            factBox: ({ value }) => <FactBox block={value} path={memberPath(path, value._key)} {...place} />,
          },
        }}
      />
    </div>
  )
}
