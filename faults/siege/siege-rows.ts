import type { AttackName } from './messages';

/** One attack of a siege and its own goals, beside those that every attack has. */
export interface SiegeRow {
  readonly attack: AttackName;
  /** The finding it comes from. */
  readonly finding: string;
  readonly what: string;
  readonly trustedHops?: number;
  /** How many signed-in accounts the attacker has. */
  readonly tokens?: number;
  /** The most answers of one kind that the attack may get, by its seconds. */
  readonly mostAnswers?: { readonly kind: string; readonly of: (seconds: number) => number };
  /** The most rows of the attacker's accounts that may be left in a table. */
  readonly mostRows?: { readonly table: 'region_decisions' | 'placements'; readonly of: (seconds: number) => number };
}

/** What an address may ask of sign-in: 30 at once and one a second; twice that, as an address may have two forms. */
const GUESSES = { kind: 'wrong_credentials', of: (seconds: number) => 2 * (30 + seconds) } as const;
/** What an account may ask of calls that leave a row: 200 at once and 20 a second. */
const keptRows = (seconds: number): number => 200 + 20 * (seconds + 1);

export const SIEGE_ROWS: readonly SiegeRow[] = [
  {
    attack: 'unread-assets',
    finding: 'S-H1',
    what: '250 connections, 40 assets pipelined on each, unread, then closed',
  },
  { attack: 'pipelined-lists', finding: 'S-H2', what: 'one connection, 300 lists pipelined, again and again' },
  { attack: 'many-lists', finding: 'S-H2', what: '32 connections, one list after the other' },
  { attack: 'unread-lists', finding: 'S-H2', what: '20 connections, 30 lists pipelined on each, unread' },
  { attack: 'invented-tokens-64', finding: 'S-H3', what: '64 connections, placements with invented tokens' },
  { attack: 'invented-tokens-200', finding: 'S-H3', what: '200 connections, placements with invented tokens' },
  {
    ...{ attack: 'guesses-by-address', finding: 'S-M4', what: 'passwords for one name from 64 addresses, 86 a second' },
    mostAnswers: GUESSES,
  },
  {
    ...{
      attack: 'guesses-by-spelling',
      finding: 'S-M4',
      what: 'passwords from one address and one /64 in many spellings',
    },
    trustedHops: 1,
    mostAnswers: GUESSES,
  },
  {
    ...{ attack: 'unknown-tickets', finding: 'S-L1', what: 'team swaps of unknown tickets, 150 a second' },
    tokens: 1,
    mostRows: { table: 'region_decisions', of: () => 0 },
  },
  {
    ...{ attack: 'refused-placements', finding: 'S-L1', what: 'placements that are refused, 100 a second' },
    tokens: 1,
    mostRows: { table: 'placements', of: keptRows },
  },
  {
    ...{
      attack: 'private-streams',
      finding: 'S-L8',
      what: '30 players with open streams, 15 combos of ten legs a second in all',
    },
    tokens: 30,
  },
];
