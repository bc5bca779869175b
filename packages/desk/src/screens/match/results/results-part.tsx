import { sheetResults } from '@clutchline/contract/desk';

import { parseValue } from '../../../live/push/parse-value';
import { useTopic } from '../../../live/push/use-topic';
import { useNames } from '../../../live/use-names';
import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { Panel } from '../../../ui/panel';
import type { SheetPanelProps, SheetPart } from '../sheet-part';

/** As each source reported them. */
function ResultsPanel({ head }: SheetPanelProps) {
  const t = useT();
  const { nameOf } = useNames();
  const results = parseValue(sheetResults, useTopic(`match:${head.game_id}`).values.get('results'));
  if (results === null) return null;
  const { maps, match } = results;
  const winnerOf = (team: number | null): string =>
    team === null ? '–' : nameOf(team === head.team_id_2 ? head.team_2 : head.team_1);
  const score = (one: number | null, two: number | null): string => `${one ?? '–'}:${two ?? '–'}`;
  const facts: (readonly [string, string])[] = maps.map(({ round, source, facts: of }) => [
    t('match.map', { map: round }),
    t('match.result_line', { winner: winnerOf(of.winner), score: score(of.score_1, of.score_2), source }),
  ]);
  if (match !== null)
    facts.push([
      t('match.whole'),
      t('match.result_line', {
        ...{ winner: winnerOf(match.winner), score: score(match.score_1, match.score_2), source: match.source },
      }),
    ]);
  if (results.void !== null)
    facts.push([t('match.void'), t('match.void_line', { reason: results.void.reason, source: results.void.source })]);
  return (
    <Panel title={t('match.results')}>
      {facts.length === 0 ? <p>{t('match.no_results')}</p> : <Facts facts={facts} />}
    </Panel>
  );
}

export const resultsPart: SheetPart = { Panel: ResultsPanel };
