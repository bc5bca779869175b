import { formatHandicap } from './format-line';
import type { CountedUnit } from './counted-unit';
import type { Translator } from './translator';

interface HandicapPick {
  readonly team: string;
  readonly line: number;
  readonly unit: CountedUnit;
}

/** Quarter lines are two bets; whole lines can refund. */
export function explainHandicap(t: Translator, pick: HandicapPick): string {
  const { line } = pick;
  if (line % 500 !== 0) return explainQuarter(t, pick);
  if (line % 1_000 !== 0) return explainHalfLine(t, pick);
  const sentence = explainHalfLine(t, { ...pick, line: line - 500 });
  return t('market.explain_stake_back_if', { sentence });
}

/** Level on the whole-line half, the other half wins with the larger handicap. */
function explainQuarter(t: Translator, { team, line }: HandicapPick): string {
  const outward = line < 0 ? -250 : 250;
  const [inner, outer] = [line - outward, line + outward];
  const first = `${team} ${formatHandicap(inner)}`;
  const sentence = t('market.explain_split', { first, second: `${team} ${formatHandicap(outer)}` });
  const [whole, rest] = inner % 1_000 === 0 ? [inner, outer] : [outer, inner];
  return t('market.explain_split_level', {
    sentence,
    line: formatHandicap(whole),
    rest: rest > whole ? 'won' : 'lost',
  });
}

function explainHalfLine(t: Translator, { team, line, unit }: HandicapPick): string {
  if (line < 0) return t('market.explain_win_by', { team, unit, count: (500 - line) / 1_000 });
  const mayLoseBy = (line - 500) / 1_000;
  return mayLoseBy === 0
    ? t('market.explain_not_lose', { team })
    : t('market.explain_lose_by_less', { team, unit, count: mayLoseBy });
}
