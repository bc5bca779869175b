import { useSubjectNames, withId } from '../../../live/use-subject-names';
import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

/** Prices of the moment: they move with the feed until it is approved. */
export function WidePricePreview({ preview }: PreviewProps<'wide_price'>) {
  const { t } = useTexts();
  const { match, play, point } = useSubjectNames();
  const { play_id, game_id, point_id, feed_odd, odd, wanted, bias, fade_min, hard_min } = preview;
  const hard = hard_min === null ? t('proposals.price_stays') : t('proposals.price_stays_for', { minutes: hard_min });
  return (
    <Facts
      facts={[
        [t('proposals.play'), withId(play(play_id), play_id)],
        [t('proposals.match'), withId(match(game_id), game_id)],
        [t('proposals.pick'), withId(point(point_id), point_id)],
        [t('proposals.price_feed'), feed_odd],
        [t('proposals.price_now'), odd],
        [t('proposals.price_then'), wanted],
        [t('proposals.price_bias'), bias],
        [t('proposals.price_holds'), fade_min === null ? hard : t('proposals.price_fades', { minutes: fade_min })],
      ]}
    />
  );
}
