import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { useRouterState } from 'sanity/router'
import { languageStore } from './language-choice.ts'
import { formInTool, previewPath } from './preview-path.ts'

type Props = LayoutProps & { languageOfPath: (path: string) => string | undefined }

/**
 * Switches the form next to the preview to the language of the page in the Presentation tool, and back to the editor's
 * choice after it.
 */
export function FollowPreview({ languageOfPath, ...layout }: Props) {
  const routerState = useRouterState()
  useEffect(() => {
    // The address changes whenever the router's state does.
    const path = previewPath(window.location.search)
    if (path === undefined) {
      languageStore.stopFollowing()
      return
    }
    const language = languageOfPath(path)
    if (language) languageStore.follow(language, formInTool(routerState))
  }, [routerState, languageOfPath])
  return layout.renderDefault(layout)
}
