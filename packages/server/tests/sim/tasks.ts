import type { FeedEvent } from '@clutchline/contract';
import type pg from 'pg';

import type { ResultCorrection } from '../../src/settlement/correct-result';
import { correctResult } from '../../src/settlement/correct-result';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import type { PlaceAnswer, PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import type { SimPlayer } from './published-states';
import type { Model } from './model';
import { Violation } from './violation';
import type { Action, SimProcess } from './process';

export interface Task {
  readonly name: string;
  readonly action: Action;
  run(process: SimProcess): Promise<void>;
}

/** Equal to the stored one. */
export function placing(model: Model, player: SimPlayer, request: PlaceRequest): Task {
  const { accountId } = player.caller;
  return {
    name: `place ${accountId} ${JSON.stringify(request)}`,
    action: { placing: { accountId, request } },
    run: async ({ context }) => {
      const result = await placeBets(context, request, player);
      const stored = model.answers.get(`${accountId} ${request.request_id}`);
      const answered = result.kind === 'refused' ? result.refusal : answerOf(result.data);
      const isSame = stored?.body === JSON.stringify(request);
      const expected = stored === undefined ? 'no answer' : isSame ? stored.answer : 'request_conflict';
      if (answered !== expected) throw new Violation(`I3 answered ${answered}, not ${expected}`);
    },
  };
}

function answerOf({ results, amount }: PlaceAnswer): string {
  const answered = results.map(({ order_no, error, delay_ms, legs }) =>
    order_no === null
      ? (error?.refusal ?? 'nothing')
      : `${order_no} ${delay_ms} ${legs.map(({ used }) => Number((used ?? '').replace('.', ''))).join(',')}`,
  );
  return JSON.stringify([answered, amount]);
}

export const feeding = (events: readonly FeedEvent[]): Task => ({
  name: `feed ${JSON.stringify(events)}`,
  action: { feeding: events },
  run: async ({ context }) => {
    await ingestFeedEvents(context, events);
  },
});

export const resolvingHeldBets: Task = {
  name: 'decide held bets',
  action: {},
  run: async ({ context, fault }) => {
    const { errors } = await acceptOrRejectHeldBets(context);
    for (const error of errors) if (fault === null) throw error;
  },
};

/** 0: fresh. */
export const aging = (model: Model, client: pg.Client, feedAgeMs: number): Task => ({
  name: `the feed is ${feedAgeMs} ms old`,
  action: {},
  run: async () => {
    await client.query('update sim_feed_age set ms = $1', [feedAgeMs]);
    model.feedAgeMs = feedAgeMs;
  },
});

export const settlingPlays: Task = {
  name: 'settle plays',
  action: {},
  run: async ({ context }) => {
    await settlePlays(context);
  },
};

export const settlingAll: Task = {
  name: 'settle everything',
  action: {},
  run: async ({ context }) => {
    await settleBets(context, null);
  },
};

export const correcting = (correction: ResultCorrection): Task => ({
  name: `correct ${JSON.stringify(correction)}`,
  action: { correcting: correction },
  run: async ({ context }) => {
    const result = await correctResult(context, correction);
    if (result.kind === 'refused') throw new Violation(`a correction was refused: ${result.reason}`);
  },
});
