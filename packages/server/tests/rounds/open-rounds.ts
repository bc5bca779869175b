import type { RoundGame } from '@clutchline/contract';
import { roundMoment, roundStart } from '@clutchline/domain/virtual-round';
import { freshId, refusalOf, understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { getCurrentRound } from '../../src/rounds';
import { createSecretStore } from '../../src/rounds/postgres-secret-store';
import { RoundLeader } from '../../src/rounds/start-rounds';

/** First round of the first epoch. */
export const FIRST = roundMoment(NOW).round + 1;
export const START = roundStart(FIRST);
export const LOCK = START + 50_000;

type Player = Awaited<ReturnType<TestContext['player']>>;

export interface RoundsOfTest {
  readonly runAt: (at: number) => Promise<void>;
  /** Side 1 of the winner unless places of play and pick are given. */
  readonly betOn: (stake: string, at?: { readonly play?: number; readonly pick?: number }) => Promise<PlaceRequest>;
  readonly refusal: (request: PlaceRequest, player: Player) => Promise<string | null>;
}

/** A leader of Speed LOL in this process, which runs when the test says so. */
export function openRounds(context: TestContext): RoundsOfTest {
  const options = { bus: { publish: () => undefined }, wakeSettlement: () => undefined };
  const secrets = createSecretStore(context.databaseUrl);
  const leader = new RoundLeader(context, { ...options, secrets, speed: 1, isSwitchedOff: false });
  return {
    runAt: async (at) => {
      context.setNow(at);
      await leader.run();
    },
    betOn: async (stake, { play: place = 0, pick = 0 } = {}) =>
      requestOn(understood(await getCurrentRound(context)), stake, [place, pick]),
    refusal: async (request, player) => (await refusalOf(context, request, player))?.refusal ?? null,
  };
}

/** A single on one pick of the game. */
export function requestOn(game: RoundGame, stake: string, [place, pick]: readonly [number, number]): PlaceRequest {
  const play = game.state === 'open' ? game.plays[place] : undefined;
  const point = play?.points[pick];
  if (game.state !== 'open' || play === undefined || point === undefined || point.odd === null)
    throw new Error('there is no such pick');
  const { game_id } = game.match;
  const selection = { shop_id: point.point_id, game_id, play_info_id: play.play_info_id };
  return {
    ...{ lang: 2, request_id: freshId(), accept: 'none' },
    selections: [{ ...selection, odd: point.odd, version: point.version }],
    bets: [{ kind: 'single', selections: [0], stake }],
  };
}

/** Business time that is `START` at `zero` of the wall clock, and runs `speed` times as fast. */
export function businessClock(zero: number, speed: number, lateMs = 0): { readonly now: () => number } {
  return { now: () => START + Math.floor((Date.now() - lateMs - zero) * speed) };
}

/** Of the first epoch, as it is stored. */
export async function secretOf({ stores, databaseUrl }: TestContext): Promise<Uint8Array> {
  const [epoch] = await stores.rounds.epochs();
  return (await createSecretStore(databaseUrl).read(epoch?.anchor ?? '')) ?? new Uint8Array();
}
