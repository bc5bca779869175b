import { CATEGORY, MARKET_GROUPS, type MarketGroup, type Play } from '@clutchline/contract';

export interface MarketBlock {
  /** Unique in the match. */
  readonly key: string;
  readonly main: Play;
  readonly others: readonly Play[];
}

/** Separates maps, pools from fixed odds, and targets: "race to 5", "race to 10". */
function blockKey(play: Play): string {
  return `${play.round}-${marketKey(play)}`;
}

function marketKey(play: Play): string {
  if (play.category_id === CATEGORY.normal_bet) return `pool-${play.market}`;
  if (play.market === 'special') return `special-${play.play_info_id}`;
  return play.market.startsWith('race_') ? `${play.market}-${play.line ?? 0}` : play.market;
}

/** In play order; main line first, then by line. */
export function marketBlocks(plays: readonly Play[]): readonly MarketBlock[] {
  const blocks = new Map<string, Play[]>();
  for (const play of plays) {
    const key = blockKey(play);
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [play]);
    else block.push(play);
  }
  return [...blocks].flatMap(([key, members]) => {
    const main = members.find((play) => play.is_main === 1) ?? members[0];
    if (main === undefined) return [];
    return [{ key, main, others: members.filter((play) => play !== main).sort(byLine) }];
  });
}

/** At most so many lines are shown at once, around the main line. */
const MOST_LINES = 5;

/** Of a ladder, by line. */
export function linesOf({ main, others }: MarketBlock, isUnfolded: boolean): readonly Play[] {
  const lines = [main, ...others].sort(byLine);
  if (isUnfolded || lines.length <= MOST_LINES) return lines;
  const first = Math.min(Math.max(0, lines.indexOf(main) - (MOST_LINES - 1) / 2), lines.length - MOST_LINES);
  return lines.slice(first, first + MOST_LINES);
}

function byLine(a: Play, b: Play): number {
  return lineOf(a) - lineOf(b);
}

/** Its points may carry it. */
function lineOf(play: Play): number {
  return play.line ?? play.points[0]?.line ?? 0;
}

export function playsOf(plays: readonly Play[], round: number, group: MarketGroup | 'all'): readonly Play[] {
  return plays.filter((play) => play.round === round && (group === 'all' || play.group === group));
}

export function groupsOf(plays: readonly Play[], round: number): readonly MarketGroup[] {
  return MARKET_GROUPS.filter((group) => playsOf(plays, round, group).length > 0);
}
