import type { DeskAnswer } from '@clutchline/contract/desk';

import { useTexts } from '../texts/use-texts';
import { Facts } from '../ui/facts';
import { FactList } from './fact-list';
import { useSubjectNames, withId } from './use-subject-names';

export type Entry = DeskAnswer<'quarantine'>['entries'][number];

/** The value of the feed, what is stored in its place, and why it is doubted. */
export function DoubtedFacts({ entry }: { readonly entry: Entry }) {
  const { t, format } = useTexts();
  const { match, play } = useSubjectNames();
  const { kind, doubt, game_id, play_id, round, event, stored, seen, at, approved_by } = entry;
  return (
    <Facts
      facts={[
        [t('queue.kind'), t(`queue.kind_${kind}`)],
        [t('queue.doubt'), doubt],
        ...(game_id === null ? [] : [[t('queue.match'), withId(match(game_id), game_id)] as const]),
        ...(play_id === null ? [] : [[t('queue.play'), withId(play(play_id), play_id)] as const]),
        ...(round === null ? [] : [[t('queue.map'), round] as const]),
        [t('queue.said'), <FactList key="said" facts={event} />],
        [t('queue.stored'), <FactList key="stored" facts={stored} />],
        [t('queue.received'), t('queue.received_times', { time: format.dateTime(at), count: seen })],
        ...(approved_by.length === 0 ? [] : [[t('queue.approved_by'), approved_by.join(', ')] as const]),
      ]}
    />
  );
}
