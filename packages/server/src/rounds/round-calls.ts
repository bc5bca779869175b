import { SALT_LINES_OF_PAGE, type RoundEpoch, type RoundRefusals, type SaltLine } from '@clutchline/contract';
import { formatAmount } from '@clutchline/domain';
import {
  pickText,
  readRoundNumber,
  readSaltLine,
  roundMoment,
  roundPlays,
  ROUNDS_OF_DAY,
  winningPick,
} from '@clutchline/domain/virtual-round';

import { currencyOf } from '../players';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { addSaltLine } from './add-salt-line';
import type { Context, Stores } from './context';
import { overRound, pairingOf, playedRound, readRoundGame } from './read-round-game';
import type { StoredEpoch, StoredSaltLine } from './round-store';

type Needs = Pick<Context, 'stores' | 'clock' | 'areRoundsStopped'>;

const NO_ROUND = { kind: 'refused', refusal: 'no_round' } as const;

export async function getCurrentRound(context: Needs): Promise<Outcome<CallResponse<'getCurrentRound'>>> {
  return { kind: 'ok', data: await readRoundGame(context) };
}

/** Bad input rows 133 and 134. */
export async function getRound(
  context: Needs,
  { round: text }: CallRequest<'getRound'>,
): Promise<Outcome<CallResponse<'getRound'>>> {
  const round = readRoundNumber(text);
  if (round === null) return NO_ROUND;
  const { rounds } = context.stores;
  const [over] = await rounds.overBetween({ from: round, to: round, limit: 1, offset: 0 });
  if (over !== undefined) {
    const epoch = await epochNamed(context.stores, over.epoch);
    const voided = (await rounds.voidedPlays(round, round)).get(round) ?? [];
    return epoch === null ? NO_ROUND : { kind: 'ok', data: { round: overRound(over, epoch, voided) } };
  }
  if (round !== roundMoment(context.clock.now()).round) return NO_ROUND;
  const game = await readRoundGame(context);
  return game.state === 'open' ? { kind: 'ok', data: { round: game.round } } : NO_ROUND;
}

async function epochNamed({ rounds }: Stores, wanted: number): Promise<StoredEpoch | null> {
  return (await rounds.epochs()).find(({ id }) => id === wanted) ?? null;
}

export async function getRoundResults(
  { stores: { rounds } }: Needs,
  { day, page, page_size }: CallRequest<'getRoundResults'>,
): Promise<Outcome<CallResponse<'getRoundResults'>>> {
  const from = roundMoment(Math.max(0, Date.parse(`${day}T00:00:00Z`))).round;
  const to = from + ROUNDS_OF_DAY - 1;
  const total = await rounds.countOver({ from, to });
  const offset = (page - 1) * page_size;
  if (offset >= total) return { kind: 'ok', data: { rows: [], total } };
  const epochs = new Map((await rounds.epochs()).map((epoch) => [epoch.id, epoch]));
  const found = await rounds.overBetween({ from, to, offset, limit: page_size });
  const voided = await rounds.voidedPlays(from, to);
  const rows = found.flatMap((over) => {
    const epoch = epochs.get(over.epoch);
    return epoch === undefined ? [] : [playedRound(over, epoch, voided.get(over.id) ?? [])];
  });
  return { kind: 'ok', data: { rows, total } };
}

/** Of these lines, if a market has several. */
const CHART_LINES: ReadonlyMap<string, number> = new Map([['total_kills', 26_500]]);

export async function getRoundChart(
  { stores: { rounds }, clock }: Needs,
  { market, count }: CallRequest<'getRoundChart'>,
): Promise<Outcome<CallResponse<'getRoundChart'>>> {
  const epochs = new Map((await rounds.epochs()).map((epoch) => [epoch.id, epoch]));
  const to = roundMoment(clock.now()).round;
  const found = await rounds.finishedBetween({ from: 1, to, offset: 0, limit: count });
  const results = found.flatMap((finished) => {
    const epoch = epochs.get(finished.epoch);
    if (epoch === undefined) return [];
    const pairing = pairingOf(finished, epoch);
    const line = CHART_LINES.get(market) ?? null;
    const play = roundPlays(pairing.win_chance).find((one) => one.market === market && (line ?? one.line) === one.line);
    if (play === undefined) return [];
    return [
      { round: finished.id, result: pickText(winningPick(play, finished.facts)), win_chance: pairing.win_chance },
    ];
  });
  return { kind: 'ok', data: { results: results.toReversed() } };
}

const MOST_EPOCHS = 100;

export async function getRoundEpochs(
  { stores: { rounds } }: Needs,
  { epoch, from_line = 1 }: CallRequest<'getRoundEpochs'>,
): Promise<Outcome<CallResponse<'getRoundEpochs'>>> {
  const counts = await rounds.lineCounts();
  const epochs = (await rounds.epochs())
    .toReversed()
    .slice(0, MOST_EPOCHS)
    .map((one) => toEpoch(one, counts.get(one.id) ?? 0));
  const all = epoch === undefined ? [] : await rounds.lines(epoch);
  const lines = all.slice(from_line - 1, from_line - 1 + SALT_LINES_OF_PAGE);
  const refused = await refusedIn(
    rounds,
    epochs.find((one) => one.epoch === epoch),
  );
  return { kind: 'ok', data: { epochs, lines: lines.map((line) => toSaltLine(epoch ?? 0, line)), refused } };
}

/** Only of finished rounds, by currency. */
async function refusedIn(rounds: Stores['rounds'], epoch: RoundEpoch | undefined): Promise<RoundRefusals[]> {
  if (epoch === undefined) return [];
  const totals = await rounds.refusalTotals(epoch.first_round, epoch.first_round + epoch.rounds - 1);
  return totals.map(({ currencyId, wonBets, wonStake, lostBets, lostStake }) => {
    const { decimals } = currencyOf(currencyId);
    return {
      ...{ currency_id: currencyId, won_bets: wonBets, won_stake: formatAmount(wonStake, decimals) },
      ...{ lost_bets: lostBets, lost_stake: formatAmount(lostStake, decimals) },
    };
  });
}

function toEpoch({ id, is_broken, ...epoch }: StoredEpoch, lines: number): RoundEpoch {
  return { epoch: id, ...epoch, lines, is_broken: is_broken ? 1 : 0 };
}

export function toSaltLine(epoch: number, { no, line, head }: StoredSaltLine): SaltLine {
  return { epoch, no, line, head };
}

/** Bad input rows 136 and 137. */
export async function addRoundSaltLine(
  context: Context,
  { line: text, request_id }: CallRequest<'addSaltLine'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'addSaltLine'>>> {
  const line = readSaltLine(text);
  if (line === null) return { kind: 'refused', refusal: 'bad_request' };
  const { accountId } = callerOf(info);
  const outcome = await addSaltLine(context, { accountId, requestId: request_id, line, at: context.clock.now() });
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: { added: toSaltLine(outcome.epoch, outcome.line) } };
}
