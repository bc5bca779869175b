import * as z from 'zod/mini';

import { currencyId, epochMs, hex32 } from '../../ids';
import { amount } from '../../money';
import { matchSchema } from '../match';
import { playSchema } from '../play';
import { position } from '../position';
import { flag } from '../statuses';

/** Id of a round: business ms / 120,000, rounded down (ROUND-1). */
export const roundId = z.int().check(z.gte(1), z.lte(72_000_000_000));

/** What players call a round: UTC date and number of the day, '20261122-417' (ROUND-3). */
export const roundText = z.string().check(z.regex(/^\d{8}-\d{3}$/));

/** Phases of a round in their order (ROUND-1). */
export const roundPhase = z.enum(['ready', 'betting', 'preparing', 'in_match', 'ended']);

const side = z.literal([1, 2]);
const club = z.int().check(z.gte(0), z.lte(15));
/** Game time, s. */
const second = z.int().check(z.gte(0), z.lte(10_000));
const kills = z.int().check(z.gte(0), z.lte(999));

/** Public before the round: clubs in the published list, and the chance of side 1 (blue) to win, per cent. */
export const roundPairingSchema = z.object({
  club_1: club,
  club_2: club,
  win_chance: z.int().check(z.gte(1), z.lte(99)),
});

/** What decides the markets of a round (ROUND-4). */
export const roundFactsSchema = z.object({
  winner: side,
  /** Length of the match, game time. */
  seconds: second,
  /** Index in the bands of the published tables. */
  band: z.int().check(z.gte(0), z.lte(9)),
  kills_1: kills,
  kills_2: kills,
  first_blood: side,
  first_dragon: side,
  first_tower: side,
  /** Of the player with the first blood. */
  position,
});

/** `second`: game time; `side`: of the club that does it. */
const moment = { second, side };

/** One event of the drawn match; no market depends on one (ROUND-5). */
export const roundEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kill'), ...moment, killer: position, victim: position }),
  z.object({ kind: z.literal('tower'), ...moment, place: z.enum(['top', 'mid', 'bot', 'base']) }),
  z.object({ kind: z.literal('dragon'), ...moment }),
  z.object({ kind: z.literal('victory'), ...moment }),
]);
export type RoundEvent = z.infer<typeof roundEventSchema>;

/** Events of one match. */
export const MOST_ROUND_EVENTS = 200;
export const roundEvents = z.array(roundEventSchema).check(z.maxLength(MOST_ROUND_EVENTS));

/** Texts of the winning picks in the order of the twelve plays, 'side-1', 'over', 'band-33-36'; empty until the round ended. */
const results = z.array(z.string().check(z.minLength(1), z.maxLength(32))).check(z.maxLength(12));

const roundHead = {
  round: roundId,
  number: roundText,
  epoch: z.int().check(z.gte(1)),
  /** In its epoch, from 1: part of the text of its draws. */
  index: z.int().check(z.gte(1), z.lte(10_080)),
  commitment: hex32,
  pairing: roundPairingSchema,
  /** Both null until the match has ended; both stay null if the secret of the epoch is lost. */
  seed: z.nullable(hex32),
  facts: z.nullable(roundFactsSchema),
  results,
  /** 0: played during an outage, so no one saw it; null until the match has ended. */
  was_live: z.nullable(flag),
  /** Why bets are refunded; the seed of a round of which operators voided plays is revealed all the same. */
  void_reason: z.nullable(z.enum(['no_seed', 'operator'])),
  /** Places of the plays that are void, in their order from 0; `results` still has what they would have been. */
  voided: z.array(z.int().check(z.gte(0), z.lte(11))).check(z.maxLength(12)),
};

/** A round whose match has ended, as in lists. */
export const playedRoundSchema = z.object({ ...roundHead, scene_hash: z.nullable(hex32) });
export type PlayedRound = z.infer<typeof playedRoundSchema>;

/** A round with its match: nothing in it is derived from the seed before its time (ROUND-6). */
export const roundSchema = z.object({
  ...roundHead,
  phase: roundPhase,
  /** First ms of the next phase, business time. */
  ends_at: epochMs,
  /** Salt of the epoch: pairing, facts and events are drawn with it. */
  salt: hex32,
  /** SHA-256 of the tables of odds; a page with other tables shows no odds. */
  tables_hash: hex32,
  /** So far, by time; all of them once the match has ended. */
  events: roundEvents,
  scene_hash: z.nullable(hex32),
});
export type Round = z.infer<typeof roundSchema>;

/** The game now: a round with its plays, or why it is paused. */
export const roundGameSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** Business time of the answer, ms; it runs `speed` times as fast as the wall clock. */
    now: epochMs,
    speed: z.number().check(z.gt(0), z.lte(10_000)),
    round: roundSchema,
    match: matchSchema,
    /** Twelve plays with 30 points in the order of the page; bets use their ids and versions in `playMore`. */
    plays: z.array(playSchema).check(z.maxLength(12)),
  }),
  z.object({
    state: z.literal('paused'),
    now: epochMs,
    speed: z.number().check(z.gt(0), z.lte(10_000)),
    /**
     * `no_epoch`: the next epoch has not begun; `broken`: the secret of the epoch is lost or wrong; `late`: the round before
     * is not finished yet; `stopped`: operators stopped the game.
     */
    reason: z.enum(['no_epoch', 'broken', 'late', 'stopped']),
    /** Start of the next epoch, business ms, if it is published. */
    until: z.nullable(epochMs),
  }),
]);
export type RoundGame = z.infer<typeof roundGameSchema>;

/** A chain of seeds with the salt of its players (ROUND-5). Times: business ms. */
export const roundEpochSchema = z.object({
  epoch: z.int().check(z.gte(1)),
  anchor: hex32,
  first_round: roundId,
  rounds: z.int().check(z.gte(1), z.lte(10_080)),
  tables_version: z.string().check(z.maxLength(64)),
  tables_hash: hex32,
  published_at: epochMs,
  /** Lines are accepted before; `published_at` of the first epoch, which has none. */
  salt_closes_at: epochMs,
  /** Null until the salt is closed. */
  salt: z.nullable(hex32),
  /** Number of lines so far. */
  lines: z.int().check(z.gte(0), z.lte(10_000)),
  /** 1: its secret is lost or does not lead to the anchor; for ever. */
  is_broken: flag,
});
export type RoundEpoch = z.infer<typeof roundEpochSchema>;

/** Bets of an epoch that were refused before the lock, by what they would have become (ROUND-5). */
export const roundRefusalsSchema = z.object({
  currency_id: currencyId,
  won_bets: z.int().check(z.gte(0)),
  won_stake: amount,
  lost_bets: z.int().check(z.gte(0)),
  lost_stake: amount,
});
export type RoundRefusals = z.infer<typeof roundRefusalsSchema>;

/** Line of a player in the salt. */
export const saltLineSchema = z.object({
  epoch: z.int().check(z.gte(1)),
  /** From 1. */
  no: z.int().check(z.gte(1), z.lte(10_000)),
  line: z.string().check(z.minLength(1), z.maxLength(256)),
  /** Running hash: the salt as it would be without later lines. */
  head: hex32,
});
export type SaltLine = z.infer<typeof saltLineSchema>;
