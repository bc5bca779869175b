/** Origin of a team in a slot. */
export type SlotSource =
  | { readonly kind: 'team'; readonly team_id: number }
  | { readonly kind: 'winner' | 'loser'; readonly slot: number }
  | { readonly kind: 'place'; readonly stage_id: number; readonly place: number };

/** One match of a bracket; `slot` is its number within the stage. */
export interface BracketSlot {
  readonly slot: number;
  readonly game_id: number;
  readonly sources: readonly [SlotSource, SlotSource];
}

export interface SlotResult {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  /** Null for a draw and for a void match. */
  readonly winner: number | null;
  readonly isVoid: boolean;
}

export interface ResolvedSlot {
  readonly slot: number;
  /** Null while the source is not decided. */
  readonly teams: readonly [number | null, number | null];
  readonly winner: number | null;
  /** The match was void and the better seed advanced. */
  readonly isWalkover: boolean;
  /** Slots to which winner and loser advance; null if the bracket names none. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
}

export interface BracketFacts {
  readonly results: ReadonlyMap<number, SlotResult>;
  /** Team of a place of another stage; null while that stage is not decided. */
  readonly placeOf: (stageId: number, place: number) => number | null;
  /** 1 is the best; null without a seed. */
  readonly seedOf: (teamId: number) => number | null;
}

export const MAX_BRACKET_SLOTS = 512;

/**
 * Teams and winners of all slots (EVENT-4, EVENT-5). A result with other teams than the slot leaves it open (bad input row
 * 183).
 *
 * @returns null if the slots cannot be drawn: a circle, an unknown slot, a slot with two users, too many slots (bad input
 *   row 181).
 */
export function resolveBracket(slots: readonly BracketSlot[], facts: BracketFacts): readonly ResolvedSlot[] | null {
  const order = inOrder(slots);
  if (order === null) return null;
  const resolved = new Map<number, ResolvedSlot>();
  for (const slot of order) resolved.set(slot.slot, resolveSlot(slot, { slots, facts, resolved }));
  return slots.flatMap(({ slot }) => resolved.get(slot) ?? []);
}

/** Whether {@link resolveBracket} can order these slots, whatever the results are. */
export const isDrawable = (slots: readonly BracketSlot[]): boolean => inOrder(slots) !== null;

interface Ground {
  readonly slots: readonly BracketSlot[];
  readonly facts: BracketFacts;
  readonly resolved: ReadonlyMap<number, ResolvedSlot>;
}

function resolveSlot({ slot, game_id, sources }: BracketSlot, { slots, facts, resolved }: Ground): ResolvedSlot {
  const teamOf = (source: SlotSource): number | null => {
    if (source.kind === 'team') return source.team_id;
    if (source.kind === 'place') return facts.placeOf(source.stage_id, source.place);
    const feeder = resolved.get(source.slot);
    return feeder === undefined ? null : teamFrom(feeder, source.kind);
  };
  const teams = [teamOf(sources[0]), teamOf(sources[1])] as const;
  const result = facts.results.get(game_id);
  const isOfSlot = result !== undefined && teams.includes(result.teamId1) && teams.includes(result.teamId2);
  const isWalkover = isOfSlot && result.isVoid;
  const winner = isOfSlot ? (isWalkover ? betterSeed(teams, facts.seedOf) : result.winner) : null;
  const target = (kind: 'winner' | 'loser'): number | null =>
    slots.find((one) => one.sources.some((source) => source.kind === kind && source.slot === slot))?.slot ?? null;
  return { slot, teams, winner, isWalkover, winnerTo: target('winner'), loserTo: target('loser') };
}

function teamFrom({ teams, winner }: ResolvedSlot, kind: 'winner' | 'loser'): number | null {
  if (winner === null || kind === 'winner') return winner;
  return teams[0] === winner ? teams[1] : teams[0];
}

function betterSeed([one, two]: ResolvedSlot['teams'], seedOf: BracketFacts['seedOf']): number | null {
  if (one === null || two === null) return null;
  return (seedOf(two) ?? Infinity) < (seedOf(one) ?? Infinity) ? two : one;
}

/** Feeders first; null if that is impossible. */
function inOrder(slots: readonly BracketSlot[]): readonly BracketSlot[] | null {
  const known = new Set(slots.map(({ slot }) => slot));
  if (slots.length > MAX_BRACKET_SLOTS || known.size < slots.length || !hasSingleUses(slots)) return null;
  const done = new Set<number>();
  const order: BracketSlot[] = [];
  while (order.length < slots.length) {
    const ready = slots.filter(({ slot, sources }) => !done.has(slot) && sources.every((one) => isReady(one, done)));
    if (ready.length === 0) return null;
    for (const slot of ready) done.add(slot.slot);
    order.push(...ready);
  }
  return order;
}

function isReady(source: SlotSource, done: ReadonlySet<number>): boolean {
  return source.kind === 'team' || source.kind === 'place' || done.has(source.slot);
}

/** No team advances to two places. */
function hasSingleUses(slots: readonly BracketSlot[]): boolean {
  const uses = slots.flatMap(({ sources }) => sources.map((source) => JSON.stringify(source)));
  return new Set(uses).size === uses.length;
}
