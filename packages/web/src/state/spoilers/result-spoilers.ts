import { isHidden, type SpoilerMatch, type Spoilers } from './spoiler-store';

/** Whether the player has not seen a result: as {@link isHidden}, or the picture of its stream has not shown the end (SYNC-2). */
export function isResultHidden(spoilers: Spoilers, match: SpoilerMatch): boolean {
  if (isHidden(spoilers, match)) return true;
  return spoilers.behind === match.game_id && !spoilers.revealed.has(`${match.game_id}`);
}

const NO_TEAMS: ReadonlySet<unknown> = new Set();

/** For tables and brackets, which leave out hidden results only in spoiler-free mode: with the mode on while one is behind. */
export function resultSpoilers(spoilers: Spoilers): Spoilers {
  const isAhead = (spoilers.behind ?? null) === null;
  return isAhead || spoilers.mode !== 'off' ? spoilers : { ...spoilers, mode: 'followed', followed: NO_TEAMS };
}
