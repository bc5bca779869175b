import type { Play, Point, RoundGame } from '@clutchline/contract';
import { hashOf, toHex } from '@clutchline/domain/chance';
import { buildMatch, buildPlay } from '@clutchline/domain/testing';
import {
  chainSeeds,
  createPriceBook,
  drawFacts,
  drawPairing,
  drawScene,
  pickText,
  roundNumber,
  type RoundPick,
  roundPlays,
  roundStart,
  roundTablesHash,
  saltOf,
  sceneHash,
  winningPick,
} from '@clutchline/domain/virtual-round';

type OpenGame = Extract<RoundGame, { state: 'open' }>;

const ROUND = 14_960_880;
const [COMMITMENT, SEED] = chainSeeds(hashOf('a round of tests'), 2).map((seed) => new Uint8Array(seed));
if (COMMITMENT === undefined || SEED === undefined) throw new Error('The chain of the tests is too short');
const SALT = saltOf(toHex(hashOf('anchor')), []);
const PAIRING = drawPairing(hashOf(SEED), 1, SALT);
const FACTS = drawFacts(SEED, 1, SALT, PAIRING.win_chance);
const SCENE = drawScene(SEED, 1, SALT, FACTS);
const MATCH = buildMatch({ game_id: 801, kind: 'virtual', team_id_1: 31, team_id_2: 32 });

/** What becomes known at the end of the round of {@link buildRoundGame}. */
export const PLAYED = {
  seed: toHex(SEED),
  facts: FACTS,
  results: roundPlays(PAIRING.win_chance).map((play) => pickText(winningPick(play, FACTS))),
  scene_hash: sceneHash(SCENE),
};
export const SCENE_EVENTS = SCENE;

const pickOf = (pick: RoundPick): Point['pick'] => {
  if (pick.kind === 'side') return { kind: 'team', team_id: 30 + pick.side };
  return pick.kind === 'band' ? { kind: 'band', from: 22 + pick.band, to: 23 + pick.band } : pick;
};

const PLAYS: readonly Play[] = createPriceBook()(PAIRING.win_chance).map((play, index) =>
  buildPlay({
    play_info_id: 100 + index,
    game_id: 801,
    round: 1,
    market: play.market,
    group: play.group,
    line: play.market === 'kill_handicap' ? null : play.line,
    points: play.picks.map(({ pick, price }, place) => ({
      point_id: 1_000 + index * 10 + place,
      pick: pickOf(pick),
      line: play.market === 'kill_handicap' ? (place === 0 ? 1 : -1) * (play.line ?? 0) : null,
      odd: (price / 1_000).toFixed(3),
      version: 1,
      status: 1,
    })),
  }),
);

/** A round of Speed LOL in betting, 10 s after its start. */
export function buildRoundGame(change: Partial<OpenGame['round']> = {}): OpenGame {
  return {
    state: 'open',
    now: roundStart(ROUND) + 10_000,
    speed: 1,
    round: {
      ...{ round: ROUND, number: roundNumber(ROUND), epoch: 1, index: 1, salt: SALT, pairing: PAIRING },
      ...{ commitment: toHex(hashOf(SEED ?? '')), seed: null, facts: null, results: [], was_live: null },
      ...{
        void_reason: null,
        voided: [],
        phase: 'betting',
        ends_at: roundStart(ROUND) + 50_000,
        events: [],
        scene_hash: null,
      },
      tables_hash: roundTablesHash(),
      ...change,
    },
    match: MATCH,
    plays: [...PLAYS],
  };
}
