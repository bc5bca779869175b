import type { DeskAnswer, GameStop, VirtualGame } from '@clutchline/contract/desk';
import { roundMoment, roundNumber } from '@clutchline/domain/virtual-round';

import { readListInForce } from '../../chess';
import { dayStart } from '../../players';
import type { DeskContext } from '../context';
import { PacedPart } from '../overview/paced-part';
import { matchMoneyOf } from '../sheets/money-of';
import type { PublishedEpoch } from './published-rounds';
import { readRoundBooks } from './round-books';
import type { StoredStop } from './game-store';
import { describeStop } from './stop-game';

type State = DeskAnswer<'virtualGames'>;
type SpeedLol = State['speed_lol'];
type Needs = Pick<DeskContext, 'stores' | 'clock' | 'areRoundsStopped' | 'isChessPaused'>;

const ROUND_MS = 900;
/** What does not change with every bet. */
const SLOW_MS = 4_000;
const BOOKS = 20;
const STOPS = 50;

async function readRound({ stores, clock }: Needs): Promise<Pick<SpeedLol, 'round' | 'paused'>> {
  const current = await stores.rounds.current(clock.now());
  if (current.kind === 'paused') return { round: null, paused: current.reason };
  const { round, number, epoch, phase, endsAt, commitment } = current;
  const [latest] = await stores.games.offeredRounds(1);
  const [phase_ends_at = endsAt] = await stores.games.wallTimes([endsAt]);
  const money = matchMoneyOf(await stores.games.openStakes(round));
  return {
    paused: null,
    round: {
      ...{ number, epoch, phase, phase_ends_at, commitment },
      teams: latest?.round === round ? { team_1: latest.team_1, team_2: latest.team_2 } : null,
      open: money.map(({ currency_id, stake, tickets, worst }) => ({ currency_id, stake, tickets, worst })),
    },
  };
}

const isLater = ({ first_round, rounds }: PublishedEpoch, round: number): boolean => round < first_round + rounds;

async function readEpochs({ stores, clock }: Needs): Promise<SpeedLol['epochs']> {
  const { round } = roundMoment(clock.now());
  const shown = (await stores.rounds.epochs()).filter((epoch) => isLater(epoch, round));
  const lines = await stores.rounds.lineCounts();
  const times = await stores.games.wallTimes(
    shown.flatMap(({ published_at, salt_closes_at }) => [published_at, salt_closes_at]),
  );
  return shown.map((epoch, place) => ({
    epoch: epoch.id,
    first_round: roundNumber(epoch.first_round),
    last_round: roundNumber(epoch.first_round + epoch.rounds - 1),
    ...{ anchor: epoch.anchor, salt: epoch.salt, is_broken: epoch.is_broken },
    published_at: times[2 * place] ?? epoch.published_at,
    salt_closes_at: times[2 * place + 1] ?? epoch.salt_closes_at,
    lines: lines.get(epoch.id) ?? 0,
  }));
}

type Cards = Pick<State['auto_chess'], 'list' | 'today'>;

async function readCards({ stores, clock }: Needs): Promise<Cards> {
  const { version, hash, publishedAt } = await readListInForce(stores.chessLists);
  const [published_at = null] = publishedAt === null ? [] : await stores.games.wallTimes([publishedAt]);
  const sums = await stores.games.cardMoney(dayStart(clock.now(), 'UTC'));
  return {
    list: { version, hash, published_at },
    today: sums.map(({ currencyId, paid, received, ...counts }) => ({
      ...counts,
      ...{ currency_id: currencyId, paid: String(paid), received: String(received) },
    })),
  };
}

const inForce = (stops: readonly StoredStop[], game: VirtualGame): GameStop | null => {
  const stop = stops.find((each) => each.game === game && each.ended_at === null);
  return stop === undefined ? null : describeStop(stop);
};

/** Both games for the desks of all operators of this process; their stops are read for each call. */
export class GameReader {
  readonly #round: PacedPart<Pick<SpeedLol, 'round' | 'paused'>>;
  readonly #epochs: PacedPart<SpeedLol['epochs']>;
  readonly #books: PacedPart<SpeedLol['books']>;
  readonly #cards: PacedPart<Cards>;

  constructor(private readonly context: Needs) {
    this.#round = new PacedPart(() => readRound(context), ROUND_MS);
    this.#epochs = new PacedPart(() => readEpochs(context), SLOW_MS);
    this.#books = new PacedPart(() => readRoundBooks(context, BOOKS), SLOW_MS);
    this.#cards = new PacedPart(() => readCards(context), SLOW_MS);
  }

  /** One after the other: the desk has few connections. */
  async read(): Promise<State> {
    const { stores, areRoundsStopped = false, isChessPaused = false } = this.context;
    const stops = await stores.games.stops(STOPS);
    return {
      speed_lol: {
        ...{ is_off: areRoundsStopped, stop: inForce(stops, 'speed_lol') },
        ...(await this.#round.read()),
        epochs: await this.#epochs.read(),
        books: await this.#books.read(),
      },
      auto_chess: {
        ...{ is_off: areRoundsStopped, is_paused: isChessPaused, stop: inForce(stops, 'auto_chess') },
        ...(await this.#cards.read()),
      },
      stops,
    };
  }
}
