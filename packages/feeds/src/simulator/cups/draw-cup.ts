import type { EventStage } from '@clutchline/contract';

import type { MatchScript } from '../../script/match-script';
import { drawMatch } from '../draw-match';
import { OPEN_QUALIFIER } from '../details/details-texts';
import { cupEventId } from '../event-list';
import { GAME_SETUPS, type GameSetup } from '../game-setup';
import { seededRandom, type SeededRandom } from '../seeded-random';
import { matchIdOf, stageIdOf } from '../simulator-ids';
import { qualifiersOf, rosterOf } from '../team-list';
import { teamRating } from '../team-rating';
import { DAY, WEEK, weekStart } from '../weeks';
import { CUP_VOIDS, CupDraft, type Pairing } from './cup-draft';
import { CUP_FORMATS, type CupFormat, type PlanSource } from './cup-format';
import type { Tournament } from './tournament';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A match of known teams is published this long before its start, but in the week of the cup, ms. */
const CUP_AHEAD = 72 * HOUR;
const SESSION_HOURS = [7, 15] as const;
const BETWEEN_STARTS = 20 * MINUTE;
const START_STEP = 5 * MINUTE;
/** Days of a cup; each has two sessions. */
const CUP_DAYS = 3;
const QUALIFIED = 2;

interface Cup {
  readonly seed: string;
  readonly setup: GameSetup;
  readonly week: number;
}

/**
 * Draws the cup of one game and week (FEED-4): invited teams and two qualified ones, tables and brackets, each match with
 * the teams that its sources yield. A void match of the bracket advances the better seed.
 */
export function drawCup(cup: Cup): Tournament {
  const { seed, setup, week } = cup;
  const format = formatOf(setup);
  const random = seededRandom(`${seed}/cup/${setup.gameTypeId}/${week}`);
  const { invited, qualifiers, qualified } = entrants(cup, format, random);
  const teams = [...invited].sort((a, b) => teamRating(seed, b, week) - teamRating(seed, a, week)).concat(qualified);
  const draft = new CupDraft(format, teams);
  const sessions = sessionsOf(week, format.rounds);
  const ids = new MatchIds(cup, sessions, format);
  for (const [round, session] of sessions.entries())
    for (const [i, pairing] of draft.pairings(round).entries())
      draft.add(pairing, drawOne({ cup, format, random }, pairing, { gameId: ids.next(pairing, round), session, i }));
  const last = Math.max(...format.slots.filter(({ section }) => section === 'final').map(({ slot }) => slot));
  const final = draft.slotMatch(last);
  if (final === undefined) throw new RangeError('A cup has no final.');
  return {
    stages: stagesOf(cup, format, { teams, qualified, ids, draft }),
    matches: draft.matches,
    runners: [...invited, ...qualifiers],
    winner: draft.winnerOf(last),
    finalStartsAt: final.startTime,
    finalEndsAt: final.endsAt,
  };
}

function formatOf({ gameTypeId }: GameSetup): CupFormat {
  const format = CUP_FORMATS[gameTypeId];
  if (format === undefined) throw new RangeError(`No cup for game ${gameTypeId}`);
  return format;
}

/** Half of the teams that is invited in a week; it plays the cup on the days on which the other half plays the league. */
const invitedHalf = (week: number): number => week & 1;

function entrants({ setup, week }: Cup, format: CupFormat, random: SeededRandom) {
  const invited = rosterOf(setup.gameTypeId, invitedHalf(week)).slice(0, format.teams - QUALIFIED);
  const qualifiers = qualifiersOf(setup.gameTypeId);
  const first = random.whole(qualifiers.length);
  const second = (first + 1 + random.whole(qualifiers.length - 1)) % qualifiers.length;
  const qualified = [first, second].flatMap((place) => qualifiers[place] ?? []);
  return { invited, qualifiers, qualified };
}

/** The last sessions of the week, one for each round, ms. */
function sessionsOf(week: number, rounds: number): readonly number[] {
  const first = weekStart(week) / DAY;
  const days = Array.from({ length: WEEK / DAY }, (_, i) => first + i).filter((day) => day % 2 !== invitedHalf(week));
  return days
    .slice(-CUP_DAYS)
    .flatMap((day) => SESSION_HOURS.map((hour) => day * DAY + hour * HOUR))
    .slice(-rounds);
}

interface Drawing {
  readonly cup: Cup;
  readonly format: CupFormat;
  readonly random: SeededRandom;
}

interface Seat {
  readonly gameId: number;
  readonly session: number;
  /** Position within the session. */
  readonly i: number;
}

function drawOne({ cup, format, random }: Drawing, pairing: Pairing, { gameId, session, i }: Seat): MatchScript {
  const { seed, setup, week } = cup;
  const startTime = session + i * BETWEEN_STARTS + random.whole(4) * START_STEP;
  const plan = format.slots.find(({ slot }) => slot === pairing.slot);
  const position = pairing.table ?? format.tables.length;
  const eventId = cupEventId(setup.gameTypeId);
  return drawMatch({
    ...{ seed, setup, gameId, eventId, startTime, hasPool: true, teams: pairing.teams, bestOf: pairing.bestOf },
    stageNames: plan?.names ?? format.tables[position]?.names ?? format.bracketNames,
    stageId: stageIdOf({ eventId, season: week, position: position + 1 }),
    publishedAt: Math.max(startTime - CUP_AHEAD, weekStart(week), pairing.knownAt),
    voidReason: voidReasonOf(pairing, plan?.section === 'final' || format.tables[position]?.kind === 'swiss', random),
  });
}

/** A Swiss round needs all its results, and a final is always played. */
function voidReasonOf({ slot }: Pairing, isPlayed: boolean, random: SeededRandom) {
  const { share, reasons } = slot === null ? CUP_VOIDS.table : CUP_VOIDS.bracket;
  const [chance, reason] = [random.next(), random.oneOf(reasons)];
  return isPlayed || chance >= share ? null : reason;
}

/** Known before the teams: by day, in the order of tables and slots. */
class MatchIds {
  readonly #next = new Map<number, number>();
  readonly #ofSlot = new Map<number, number>();

  constructor(
    private readonly cup: Cup,
    private readonly sessions: readonly number[],
    format: CupFormat,
  ) {
    for (const { slot, round } of [...format.slots].sort((a, b) => a.round - b.round))
      this.#ofSlot.set(slot, this.#take(round));
  }

  next({ slot }: Pairing, round: number): number {
    return slot === null ? this.#take(round) : this.ofSlot(slot);
  }

  ofSlot(slot: number): number {
    return this.#ofSlot.get(slot) ?? 0;
  }

  #take(round: number): number {
    const day = Math.floor((this.sessions[round] ?? 0) / DAY);
    const n = this.#next.get(day) ?? 0;
    this.#next.set(day, n + 1);
    return matchIdOf({ lane: GAME_SETUPS.indexOf(this.cup.setup) * 2 + 1, day, n });
  }
}

interface Entries {
  readonly teams: readonly number[];
  readonly qualified: readonly number[];
  readonly ids: MatchIds;
  readonly draft: CupDraft;
}

function stagesOf(
  { setup, week }: Cup,
  format: CupFormat,
  { teams, qualified, ids, draft }: Entries,
): readonly EventStage[] {
  const eventId = cupEventId(setup.gameTypeId);
  const ofPosition = (position: number): number => stageIdOf({ eventId, season: week, position });
  const entry = (teamId: number): EventStage['teams'][number] => ({
    team_id: teamId,
    seed: teams.indexOf(teamId) + 1,
    ...(qualified.includes(teamId) ? { entry: 'qualified', qualifier: OPEN_QUALIFIER } : { entry: 'invited' }),
  });
  const common = { event_id: eventId, season: week, starts_at: weekStart(week), ends_at: weekStart(week + 1) };
  const sourceOf = (source: PlanSource): EventStage['slots'][number]['sources'][number] => {
    if (source.kind === 'seed') return { kind: 'team', team_id: teams[source.seed - 1] ?? 0 };
    if (source.kind !== 'place') return source;
    return { kind: 'place', stage_id: ofPosition(source.table + 1), place: source.place };
  };
  const tables = format.tables.map((plan, i): EventStage => ({
    ...common,
    stage_id: ofPosition(i + 1),
    position: i + 1,
    names: plan.names,
    kind: plan.kind,
    points: plan.points,
    tie_breakers: [...plan.tieBreakers],
    match_count: (plan.seeds.length / 2) * plan.rounds,
    teams: plan.seeds.map((seed) => entry(teams[seed - 1] ?? 0)),
    slots: [],
  }));
  const position = tables.length + 1;
  return [
    ...tables,
    {
      ...common,
      ...{ stage_id: ofPosition(position), position, names: format.bracketNames },
      ...{ kind: 'bracket', points: 'match_wins', tie_breakers: [], teams: teams.map(entry) },
      match_count: format.slots.length,
      slots: format.slots.map(({ slot, section, column, names, sources }) => ({
        ...{ slot, section, column, names, game_id: ids.ofSlot(slot) },
        sources: [sourceOf(sources[0]), sourceOf(sources[1])],
        ...plannedStart(draft.slotMatch(slot)),
      })),
    },
  ];
}

/** It does not depend on results. */
function plannedStart(match: MatchScript | undefined): { readonly starts_at?: number } {
  return match === undefined ? {} : { starts_at: match.startTime };
}
