import type { VoidReason } from '@clutchline/contract';
import { standingsOf, type TableMatch } from '@clutchline/domain';

import type { MatchScript } from '../../script/match-script';
import type { CupFormat, PlanSource, TablePlan } from './cup-format';
import { roundRobinPairs, swissPairs } from './table-pairs';

const MINUTE = 60_000;

/** A match of the cup whose teams are known. */
export interface Pairing {
  readonly teams: readonly [number, number];
  /** When both teams are known, ms; 0: from the beginning. */
  readonly knownAt: number;
  readonly bestOf: number;
  /** Position in the tables; null in the bracket. */
  readonly table: number | null;
  /** Null in a table. */
  readonly slot: number | null;
}

/** State of a cup while it is drawn, round by round. Teams are in the order of their seeds. */
export class CupDraft {
  readonly #played = new Map<Pairing, MatchScript>();

  constructor(
    private readonly format: CupFormat,
    private readonly teams: readonly number[],
  ) {}

  get matches(): readonly MatchScript[] {
    return [...this.#played.values()];
  }

  add(pairing: Pairing, match: MatchScript): void {
    this.#played.set(pairing, match);
  }

  slotMatch(slot: number): MatchScript | undefined {
    return [...this.#played].find(([pairing]) => pairing.slot === slot)?.[1];
  }

  /** Rounds of tables come before those of the bracket. */
  pairings(round: number): readonly Pairing[] {
    const ofTables = this.format.tables.flatMap((plan, table) => this.#tablePairings(plan, table, round));
    const ofSlots = this.format.slots
      .filter((slot) => slot.round === round)
      .map(({ slot, sources, bestOf }): Pairing => {
        const teams = [this.#teamOf(sources[0]), this.#teamOf(sources[1])] as const;
        return { teams, knownAt: Math.max(...sources.map((one) => this.#knownAt(one))), bestOf, table: null, slot };
      });
    return [...ofTables, ...ofSlots];
  }

  winnerOf(slot: number): number {
    return this.#resultOf(slot).winner;
  }

  #tablePairings(plan: TablePlan, table: number, round: number): readonly Pairing[] {
    if (round >= plan.rounds) return [];
    const matches = this.#tableMatches(table);
    const knownAt = plan.kind === 'group' ? 0 : this.#tableKnownAt(table);
    const pairs =
      plan.kind === 'group'
        ? roundRobinPairs(this.#teamsOf(plan), round)
        : swissPairs(
            this.#ranked(table).map(({ teamId }) => teamId),
            matches,
          );
    return pairs.map((teams) => ({ teams, knownAt, bestOf: plan.bestOf, table, slot: null }));
  }

  #teamsOf({ seeds }: TablePlan): readonly number[] {
    return seeds.map((seed) => this.#seeded(seed));
  }

  #seeded(seed: number): number {
    return this.teams[seed - 1] ?? 0;
  }

  #ranked(table: number) {
    const plan = this.format.tables[table];
    if (plan === undefined) throw new RangeError(`No table ${table}`);
    const teams = this.#teamsOf(plan).map((teamId) => ({ teamId, seed: this.teams.indexOf(teamId) + 1 }));
    return standingsOf({ teams, matches: this.#tableMatches(table), rules: plan });
  }

  #tableScripts(table: number): readonly MatchScript[] {
    return [...this.#played].filter(([pairing]) => pairing.table === table).map(([, match]) => match);
  }

  #tableMatches(table: number): readonly TableMatch[] {
    return this.#tableScripts(table)
      .filter(({ voidReason }) => voidReason === null)
      .map(({ gameId, teamId1, teamId2, facts }) => ({
        ...{ gameId, teamId1, teamId2 },
        ...{ score1: facts.score_1, score2: facts.score_2 },
      }));
  }

  #tableKnownAt(table: number): number {
    return Math.max(0, ...this.#tableScripts(table).map(({ endsAt }) => endsAt + MINUTE));
  }

  #knownAt(source: PlanSource): number {
    if (source.kind === 'seed') return 0;
    if (source.kind === 'place') return this.#tableKnownAt(source.table);
    return (this.slotMatch(source.slot)?.endsAt ?? 0) + MINUTE;
  }

  #teamOf(source: PlanSource): number {
    if (source.kind === 'seed') return this.#seeded(source.seed);
    if (source.kind === 'place') return this.#ranked(source.table)[source.place - 1]?.teamId ?? 0;
    return this.#resultOf(source.slot)[source.kind];
  }

  /** The better seed wins a void match. */
  #resultOf(slot: number): { readonly winner: number; readonly loser: number } {
    const match = this.slotMatch(slot);
    if (match === undefined) throw new RangeError(`No match in slot ${slot}`);
    const { teamId1, teamId2 } = match;
    const better = this.teams.indexOf(teamId1) < this.teams.indexOf(teamId2) ? teamId1 : teamId2;
    const winner = match.facts.winner ?? better;
    return { winner, loser: winner === teamId1 ? teamId2 : teamId1 };
  }
}

/** Reasons for which a match of a table and one of the bracket is void, with their share. */
export const CUP_VOIDS: Readonly<
  Record<'table' | 'bracket', { share: number; reasons: readonly [VoidReason, ...VoidReason[]] }>
> = {
  table: { share: 0.15, reasons: ['postponed', 'abandoned'] },
  bracket: { share: 0.1, reasons: ['walkover'] },
};
