import { definePlugin, type LayoutProps } from 'sanity'

/** The Studio has no setting for these links to the project's page at Sanity, where a lake of one's own has none. */
const linksToSanity = 'a[href^="https://www.sanity.io/manage/project/"] { display: none !important; }'

function WithoutProjectLinks(props: LayoutProps) {
  return (
    <>
      <style>{linksToSanity}</style>
      {props.renderDefault(props)}
    </>
  )
}

/** Beside a lake of one's own: leaves out what leads to Sanity's website. */
export const ownLake = definePlugin({
  name: 'own-lake',
  studio: { components: { layout: WithoutProjectLinks } },
})
