import * as z from 'zod/mini';

import { minorUnits, moment } from './desk-values';
import { teamNames } from './name-values';

export const VIRTUAL_GAMES = ['speed_lol', 'auto_chess'] as const;
export const virtualGame = z.enum(VIRTUAL_GAMES);
export type VirtualGame = z.infer<typeof virtualGame>;

/** Of a virtual game, by an operator (DESK-22). */
export const gameStop = z.strictObject({
  /** Also its version: the end of a stop names the one that was seen. */
  stop_id: z.int(),
  reason: z.string(),
  set_by: z.string(),
  set_at: moment,
});
export type GameStop = z.infer<typeof gameStop>;

const pastStop = z.strictObject({
  ...gameStop.shape,
  game: virtualGame,
  /** Null, as the following: it is in force. */
  end_reason: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
  ended_at: z.nullable(moment),
});

const state = {
  /** Switched off by an option of the server, whatever operators do. */
  is_off: z.boolean(),
  /** Null: not stopped. */
  stop: z.nullable(gameStop),
};

/** A hash, a salt or a revealed seed. */
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const money = {
  currency_id: z.int(),
  stake: minorUnits,
  tickets: z.int(),
};

const runningRound = z.strictObject({
  /** '20261122-417'. */
  number: z.string(),
  epoch: z.int(),
  phase: z.enum(['ready', 'betting', 'preparing', 'in_match', 'ended']),
  /** First moment of the next phase. */
  phase_ends_at: moment,
  commitment: hex,
  /** Null: it is not offered. */
  teams: z.nullable(z.strictObject(teamNames)),
  /** Of open bets, by currency; `worst`: the least that the house wins on them. */
  open: z.array(z.strictObject({ ...money, worst: minorUnits })),
});

/** An epoch and the state of its seeds, as published. */
const epoch = z.strictObject({
  epoch: z.int(),
  first_round: z.string(),
  last_round: z.string(),
  published_at: moment,
  anchor: hex,
  salt_closes_at: moment,
  /** Null: not closed yet. */
  salt: z.nullable(hex),
  lines: z.int(),
  /** Its secret is lost. */
  is_broken: z.boolean(),
});

const roundBook = z.strictObject({
  number: z.string(),
  ...teamNames,
  state: z.enum(['running', 'unfinished', 'finished', 'void']),
  /** By currency, also with refused bets alone. */
  money: z.array(
    z.strictObject({
      ...money,
      /** Tickets that are not settled. */
      open_tickets: z.int(),
      /** With returned stakes. */
      paid: minorUnits,
      /** Of the house, by settled tickets. */
      result: minorUnits,
      /** Before the lock. */
      refused_bets: z.int(),
      refused_stake: minorUnits,
    }),
  ),
});

export const virtualGames = z.strictObject({
  speed_lol: z.strictObject({
    ...state,
    /** Null: none can be played. */
    round: z.nullable(runningRound),
    /** Reason if no round runs; otherwise null. */
    paused: z.nullable(z.enum(['no_epoch', 'broken', 'late'])),
    /** The current one, and those that follow. */
    epochs: z.array(epoch),
    /** Latest first. */
    books: z.array(roundBook),
  }),
  auto_chess: z.strictObject({
    ...state,
    /** The price list is not what was published, or the wallet is that of an operator. */
    is_paused: z.boolean(),
    list: z.strictObject({ version: z.string(), hash: hex, published_at: z.nullable(moment) }),
    /** Of the day in UTC, by currency. */
    today: z.array(
      z.strictObject({
        currency_id: z.int(),
        refreshes: z.int(),
        /** Cards, by players. */
        bought: z.int(),
        sold: z.int(),
        rents: z.int(),
        /** By players. */
        paid: minorUnits,
        /** To players. */
        received: minorUnits,
      }),
    ),
  }),
  /** Latest first. */
  stops: z.array(pastStop),
});
export type VirtualGamesState = z.infer<typeof virtualGames>;
