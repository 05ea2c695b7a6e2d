import { playerUrl, videoOf } from '#web/domain/content/video-url.ts'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BlockProps } from '../block-props.ts'
import { VideoFacade } from './video-facade.tsx'

/** A video of the only accepted host, loaded on click: nothing of it is loaded before. */
export function Embed({ block, lang, doc, path, edit }: BlockProps<'embed'>) {
  const t = translator(lang, 'blocks')
  const video = videoOf(block.url)
  if (!video) {
    return (
      <Notice tone="danger">
        Invalid url: {block.url}
        <br />
        {t('acceptedVideos')}
      </Notice>
    )
  }
  const title = clean(block.title)
  return (
    <VideoFacade
      src={playerUrl(video, { loop: block.loop === true })}
      title={title ?? t('videoTitle')}
      play={title ? t('playVideo', { title }) : t('playUntitledVideo')}
      note={t('videoNote')}
      data-sanity={edit?.(doc, `${path}.url`)}
    />
  )
}
