import { useT } from '../../i18n/use-texts';

/** `alone`: no host that may embed the page has spoken. `covered`: a press was not taken, for the button was hidden. */
export type NoticeReason = 'alone' | 'covered';

/** What a frame says for itself, above the app or in its place. */
export function FrameNotice({ reason }: { readonly reason: NoticeReason }) {
  const t = useT();
  return (
    <p className="frame-notice" role="alert">
      {reason === 'alone' ? t('embed.frame_alone') : t('embed.frame_covered')}
    </p>
  );
}
