import type { PickCode } from '@clutchline/contract';

import { formatHandicap, formatLine } from './format-line';
import type { PlayTextSource } from './market-title';
import { type MatchNames, ownName, sideOf, teamName } from './team-name';
import type { Translator } from './translator';

export interface PickTextSource {
  readonly match: MatchNames;
  readonly play: PlayTextSource;
  readonly pick: PickCode;
  /** Of the pick's team, thousandths. */
  readonly line: number | null;
}

/** @example pickTitle(t, item) // 'Aurora Peak −1.5', 'Over 26.5', '2:1', 'Odd' */
export function pickTitle(t: Translator, source: PickTextSource): string {
  const { pick } = source;
  return isOfRound(pick) ? titleOfRoundPick(t, pick) : titleOf(t, { ...source, pick });
}

interface OtherPick extends PickTextSource {
  readonly pick: Exclude<PickCode, RoundPick>;
}

function titleOf(t: Translator, { match, play, pick, line }: OtherPick): string {
  switch (pick.kind) {
    case 'team':
      return [teamName(t, match, sideOf(match, pick.team_id)), ...handicapOf(line)].join(' ');
    case 'runner':
      return ownName(t, pick.names);
    case 'score':
      return `${pick.score_1}:${pick.score_2}`;
    case 'over':
    case 'under':
      return t(`market.pick_${pick.kind}`, { line: formatLine(play.line ?? 0) });
    case 'draw':
    case 'odd':
    case 'even':
    case 'yes':
    case 'no':
      return t(`market.pick_${pick.kind}`);
  }
}

type RoundPick = Extract<PickCode, { kind: 'band' | 'position' }>;

/** Only in Speed LOL. */
export function isOfRound(pick: PickCode): pick is RoundPick {
  return pick.kind === 'band' || pick.kind === 'position';
}

function titleOfRoundPick(t: Translator, pick: RoundPick): string {
  if (pick.kind === 'position') return t('market.pick_position', { position: pick.position });
  return t('market.pick_band', { from: pick.from, to: pick.to });
}

/**
 * For cells whose row names the teams.
 * @example pickLabel(t, cell) // '1', '2', '−1.5', 'O 26.5', 'X'
 */
export function pickLabel(t: Translator, source: PickTextSource): string {
  const { match, play, pick, line } = source;
  if (pick.kind === 'team') return handicapOf(line)[0] ?? String(sideOf(match, pick.team_id));
  if (pick.kind === 'over' || pick.kind === 'under') {
    return t(`market.short_${pick.kind}`, { line: formatLine(play.line ?? 0) });
  }
  return pick.kind === 'draw' ? t('market.short_draw') : pickTitle(t, source);
}

function handicapOf(line: number | null): string[] {
  return line === null ? [] : [formatHandicap(line)];
}
