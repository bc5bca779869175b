import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { DoubtedFacts } from '../../../live/doubted-facts';
import { FactList } from '../../../live/fact-list';
import { useSubjectNames, withId } from '../../../live/use-subject-names';
import type { PreviewProps } from '../proposal';
import { Effect } from './effect';

export function VoidMatchPreview({ preview: { game_id, effect } }: PreviewProps<'void_match'>) {
  const { t } = useTexts();
  const { match } = useSubjectNames();
  return (
    <>
      <Facts facts={[[t('proposals.match'), withId(match(game_id), game_id)]]} />
      <Effect effect={effect} />
    </>
  );
}

export function VoidBetPreview({ preview: { order_no, effect } }: PreviewProps<'void_bet'>) {
  const { t } = useTexts();
  return (
    <>
      <Facts facts={[[t('effect.order_no'), order_no]]} />
      <Effect effect={effect} />
    </>
  );
}

/** Of a play settled by hand, and of a pool counted again. */
export function PlayPreview({ preview }: PreviewProps<'settle_play' | 'recount_pool'>) {
  const { t } = useTexts();
  const { match, play } = useSubjectNames();
  const { game_id, play_id, effect } = preview;
  return (
    <>
      <Facts
        facts={[
          [t('proposals.match'), withId(match(game_id), game_id)],
          [t('proposals.play'), withId(play(play_id), play_id)],
        ]}
      />
      <Effect effect={effect} />
    </>
  );
}

export function CorrectResultPreview({ preview }: PreviewProps<'correct_result'>) {
  const { t } = useTexts();
  const { match } = useSubjectNames();
  const { game_id, round, facts_before, facts, effect } = preview;
  return (
    <>
      <Facts
        facts={[
          [t('proposals.match'), withId(match(game_id), game_id)],
          [t('queue.map'), round ?? t('queue.whole_match')],
          [t('queue.stored'), <FactList key="stored" facts={facts_before} />],
          [t('queue.corrected'), <FactList key="new" facts={facts} />],
        ]}
      />
      <Effect effect={effect} />
    </>
  );
}

export function ReleaseResultPreview({ preview: { entry, effect } }: PreviewProps<'release_result'>) {
  return (
    <>
      <DoubtedFacts entry={entry} />
      {effect !== null && <Effect effect={effect} />}
    </>
  );
}
