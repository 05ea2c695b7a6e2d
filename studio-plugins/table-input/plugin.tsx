import { definePlugin, isArrayOfObjectsInputProps } from 'sanity'
import { TableInput } from './TableInput.tsx'

type TableInputOptions = {
  /** Name of the type of a row: an object with `cells`, an array of strings. */
  rowType: string
}

/** Edits the rows of a table as a grid. */
export const tableInput = definePlugin<TableInputOptions>(({ rowType }) => ({
  name: 'table-input',
  form: {
    components: {
      input: (props) =>
        isArrayOfObjectsInputProps(props) && props.schemaType.of.every(({ name }) => name === rowType) ? (
          <TableInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
