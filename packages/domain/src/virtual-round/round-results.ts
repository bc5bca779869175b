import type { RoundFacts, Side } from './draw-round';
import type { RoundMarket, RoundPick, RoundPlay } from './round-plays';
import { ROUND_TABLES } from './round-tables';

type Decision = (facts: RoundFacts, line: number) => RoundPick;

/** `line`: 0 for a market without one. */
const DECISIONS: Readonly<Record<RoundMarket, Decision>> = {
  map_winner: ({ winner }) => side(winner),
  total_kills: ({ kills_1, kills_2 }, line) => overIf((kills_1 + kills_2) * 1_000 > line),
  kill_handicap: ({ kills_1, kills_2 }, line) => side((kills_1 - kills_2) * 1_000 + line > 0 ? 1 : 2),
  odd_even_kills: ({ kills_1, kills_2 }) => ({ kind: (kills_1 + kills_2) % 2 === 0 ? 'even' : 'odd' }),
  duration: ({ seconds }, line) => overIf(seconds * 1_000 >= line * 60),
  first_blood: ({ first_blood }) => side(first_blood),
  first_dragon: ({ first_dragon }) => side(first_dragon),
  first_tower: ({ first_tower }) => side(first_tower),
  duration_band: ({ band }) => ({ kind: 'band', band }),
  first_blood_position: ({ position }) => ({ kind: 'position', position }),
};

function side(won: Side): RoundPick {
  return { kind: 'side', side: won };
}

function overIf(isOver: boolean): RoundPick {
  return { kind: isOver ? 'over' : 'under' };
}

/**
 * The one pick of a play that wins (ROUND-4). Lines of kills are halves, and exactly the line of the duration is over,
 * so no pick is refunded.
 */
export function winningPick({ market, line }: Pick<RoundPlay, 'market' | 'line'>, facts: RoundFacts): RoundPick {
  return DECISIONS[market](facts, line ?? 0);
}

/**
 * Stable text of a pick, for records and verification: 'side-1', 'over', 'band-33-36', 'position-mid'.
 *
 * @example pickText({ kind: 'band', band: 3 }) // 'band-33-36'
 */
export function pickText(pick: RoundPick): string {
  switch (pick.kind) {
    case 'side':
      return `side-${pick.side}`;
    case 'band':
      return `band-${bandText(pick.band)}`;
    case 'position':
      return `position-${pick.position}`;
    case 'over':
    case 'under':
    case 'odd':
    case 'even':
      return pick.kind;
  }
}

function bandText(band: number): string {
  const found = ROUND_TABLES.bands[band];
  return found === undefined ? '?' : `${found.from}-${found.to}`;
}
