import { playerUrl, videoOf } from '#web/domain/content/video-url.ts'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BlockProps } from '../block-props.ts'
import { VideoFacade } from './lazy-video-facade.tsx'

/**
 * A video of the only accepted host. Nothing of it is loaded before a click, unless it is to play by itself and the
 * visitor allows that.
 */
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
  const loop = block.loop === true
  return (
    <VideoFacade
      src={playerUrl(video, { loop, isMuted: false })}
      mutedSrc={block.autoplay === true ? playerUrl(video, { loop, isMuted: true }) : undefined}
      title={title ?? t('videoTitle')}
      play={title ? t('playVideo', { title }) : t('playUntitledVideo')}
      note={t('videoNote')}
      data-sanity={edit?.(doc, `${path}.url`)}
    />
  )
}
