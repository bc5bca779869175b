import { useT } from '../../i18n/use-texts';

/** `alone`: no allowed host sent a hello. `covered`: a press was refused because the button was hidden. */
export type NoticeReason = 'alone' | 'covered';

/** Above the app or instead of it. */
export function FrameNotice({ reason }: { readonly reason: NoticeReason }) {
  const t = useT();
  return (
    <p className="frame-notice" role="alert">
      {reason === 'alone' ? t('embed.frame_alone') : t('embed.frame_covered')}
    </p>
  );
}
