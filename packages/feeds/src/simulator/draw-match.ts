import type { Names, VoidReason } from '@clutchline/contract';

import { isSeriesOver } from '../pricing/series-model';
import { lastMapEnd, mapEnd } from '../script/map-standing';
import type { SettlementFacts, MapScript, MatchScript, ScriptStream, Strengths } from '../script/match-script';
import { drawKillsMap, drawRoundsMap } from './draw-map';
import type { GameSetup } from './game-setup';
import { seededRandom, type SeededRandom } from './seeded-random';
import { teamRating } from './team-rating';
import { weekOf } from './weeks';

const MINUTE = 60_000;
const BREAK_MINUTES = { shortest: 5, spread: 5 } as const;
const EXTREME_MAP_WIN = 0.88;
/** Relative to the game's usual kills and length. */
const STYLE_SPREAD = 0.1;

const KILLS_FACTS: SettlementFacts = {
  score: true,
  duration: true,
  firstBlood: true,
  firstTower: true,
  races: true,
  pistols: false,
};
const ROUNDS_FACTS: SettlementFacts = {
  score: true,
  duration: false,
  firstBlood: false,
  firstTower: false,
  races: true,
  pistols: true,
};

/** The test stream of the server with different delays (DEMO-1). */
const TEST_STREAMS: readonly ScriptStream[] = [
  { lang: 'en', platform: 'hls', channel: 'demo-10', is_official: 1, delay_s: null },
  { lang: 'zh-CN', platform: 'hls', channel: 'demo-30', is_official: 0, delay_s: null },
  { lang: 'ko', platform: 'hls', channel: 'demo-60', is_official: 0, delay_s: null },
];

export interface Fixture {
  readonly seed: string;
  readonly gameId: number;
  readonly setup: GameSetup;
  readonly eventId: number;
  readonly teams: readonly [number, number];
  readonly stageNames: Names;
  readonly stageId?: number;
  readonly startTime: number;
  readonly publishedAt: number;
  readonly bestOf: number;
  readonly voidReason: VoidReason | null;
  readonly hasPool: boolean;
}

export function drawMatch(fixture: Fixture): MatchScript {
  const random = seededRandom(`${fixture.seed}/match/${fixture.gameId}`);
  const strengths = strengthsOf(fixture, random);
  const maps =
    fixture.voidReason === null ? drawSeries(fixture, strengths, random) : cutShort(fixture, strengths, random);
  const { gameId, setup, eventId, teams, stageNames, stageId, startTime, publishedAt, bestOf, voidReason, hasPool } =
    fixture;
  const script = {
    gameId,
    gameTypeId: setup.gameTypeId,
    eventId,
    teamId1: teams[0],
    teamId2: teams[1],
    stageNames,
    ...(stageId !== undefined && { stageId }),
    startTime,
    publishedAt,
    bestOf,
    rules: setup.rules,
    strengths,
    settlementFacts: setup.rules === 'kills' ? KILLS_FACTS : ROUNDS_FACTS,
    hasPool,
    hasSpecial: true,
    maps,
    facts: matchFacts(teams, maps, voidReason),
    voidReason,
    endsAt: 0,
    source: 'simulator',
    isInvented: true,
    streams: TEST_STREAMS,
  };
  return { ...script, endsAt: endOf(script) };
}

function strengthsOf({ seed, setup, teams, startTime }: Fixture, random: SeededRandom): Strengths {
  const week = weekOf(startTime);
  const lead = teamRating(seed, teams[0], week) - teamRating(seed, teams[1], week);
  const mapWin = 1 / (1 + Math.exp(-lead));
  const style = (): number => 1 + STYLE_SPREAD * (2 * random.next() - 1);
  return {
    mapWin: Math.min(EXTREME_MAP_WIN, Math.max(1 - EXTREME_MAP_WIN, mapWin)),
    killsPerMap: setup.killsPerMap * style(),
    lengthS: Math.round(setup.lengthS * style()),
  };
}

function drawSeries(fixture: Fixture, strengths: Strengths, random: SeededRandom): readonly MapScript[] {
  const maps: MapScript[] = [];
  let startsAt = fixture.startTime;
  while (!isSeriesOver(fixture.bestOf, ...mapsWonBy(fixture.teams, maps))) {
    const map = drawMap(fixture, { round: maps.length + 1, startsAt, strengths }, random);
    maps.push(map);
    startsAt = mapEnd(map) + (BREAK_MINUTES.shortest + random.whole(BREAK_MINUTES.spread)) * MINUTE;
  }
  return maps;
}

function cutShort(fixture: Fixture, strengths: Strengths, random: SeededRandom): readonly MapScript[] {
  if (fixture.voidReason !== 'abandoned') return [];
  return [drawMap(fixture, { round: 1, startsAt: fixture.startTime, strengths }, random)];
}

function drawMap(
  { setup, teams }: Fixture,
  slot: { readonly round: number; readonly startsAt: number; readonly strengths: Strengths },
  random: SeededRandom,
): MapScript {
  const draw = setup.rules === 'kills' ? drawKillsMap : drawRoundsMap;
  return draw(random, { ...slot, teams, gameTypeId: setup.gameTypeId });
}

function mapsWonBy([team1, team2]: readonly [number, number], maps: readonly MapScript[]): [number, number] {
  const won = (team: number): number => maps.filter(({ facts }) => facts.winner === team).length;
  return [won(team1), won(team2)];
}

function matchFacts(
  teams: readonly [number, number],
  maps: readonly MapScript[],
  voidReason: VoidReason | null,
): MatchScript['facts'] {
  const [score_1, score_2] = mapsWonBy(teams, maps);
  const winner = voidReason !== null || score_1 === score_2 ? null : teams[score_1 > score_2 ? 0 : 1];
  return { winner, score_1, score_2 };
}

function endOf(script: MatchScript): number {
  return script.maps.length === 0 ? script.startTime - 15 * MINUTE : lastMapEnd(script) + MINUTE / 2;
}
