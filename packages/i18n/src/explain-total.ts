import { countedUnit, type CountedUnit } from './counted-unit';
import { formatLine } from './format-line';
import type { PlayTextSource } from './market-title';
import type { Translator } from './translator';

interface TotalPick {
  readonly kind: 'over' | 'under';
  readonly line: number;
  readonly unit: CountedUnit;
}

/** Quarter lines are two bets; whole lines can refund. */
export function explainTotal(t: Translator, play: PlayTextSource, kind: 'over' | 'under'): string {
  const line = play.line ?? 0;
  if (play.market === 'duration') return explainDuration(t, line, kind);
  const pick = { kind, line, unit: countedUnit(play.market) };
  if (line % 500 !== 0) return explainQuarter(t, pick);
  if (line % 1_000 !== 0) return explainHalfLine(t, pick);
  const sentence = explainHalfLine(t, { ...pick, line: kind === 'over' ? line + 500 : line - 500 });
  return t('market.explain_stake_back_if_total', { sentence, line: formatLine(line) });
}

function explainHalfLine(t: Translator, { kind, line, unit }: TotalPick): string {
  return kind === 'over'
    ? t('market.explain_at_least', { unit, count: (line + 500) / 1_000 })
    : t('market.explain_at_most', { unit, count: (line - 500) / 1_000 });
}

function explainQuarter(t: Translator, { kind, line }: TotalPick): string {
  const [low, high] = [line - 250, line + 250];
  const sentence = t('market.explain_split', {
    first: t(`market.pick_${kind}`, { line: formatLine(low) }),
    second: t(`market.pick_${kind}`, { line: formatLine(high) }),
  });
  const isLowWhole = low % 1_000 === 0;
  return t('market.explain_split_total', {
    sentence,
    line: formatLine(isLowWhole ? low : high),
    rest: (kind === 'under') === isLowWhole ? 'won' : 'lost',
  });
}

/** On the line counts as over, as in settlement. Line in thousandths of a minute. */
function explainDuration(t: Translator, line: number, kind: 'over' | 'under'): string {
  const seconds = Math.round((line * 60) / 1_000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return kind === 'over' ? t('market.explain_longer', { time }) : t('market.explain_shorter', { time });
}
