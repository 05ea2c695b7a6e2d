import { definePlugin, isArrayOfBlocksInputProps, isArrayOfObjectsInputProps } from 'sanity'
import { TableInput } from './TableInput.tsx'
import { TablePaste } from './TablePaste.tsx'

type TableInputOptions = {
  /** Name of the type of a row: an object with `cells`, an array of strings. */
  rowType: string
}

/** Edits the rows of a table as a grid, and pastes tables into rich text that has a block `table`. */
export const tableInput = definePlugin<TableInputOptions>(({ rowType }) => ({
  name: 'table-input',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) && props.schemaType.of.some(({ name }) => name === 'table') ? (
          <TablePaste {...props} rowType={rowType} />
        ) : isArrayOfObjectsInputProps(props) && props.schemaType.of.every(({ name }) => name === rowType) ? (
          <TableInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
