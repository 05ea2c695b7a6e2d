import { definePlugin, isArrayOfObjectsInputProps } from 'sanity'
import { MenuTree } from './MenuTree.tsx'

type MenuTreeOptions = {
  /** Name of the type of menu items, which have `groups` with `routes`. */
  itemType: string
}

/** Edits the site's menu as one tree. */
export const menuTree = definePlugin<MenuTreeOptions>(({ itemType }) => ({
  name: 'menu-tree',
  form: {
    components: {
      input: (props) =>
        isArrayOfObjectsInputProps(props) && props.schemaType.of.every(({ name }) => name === itemType) ? (
          <MenuTree {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
