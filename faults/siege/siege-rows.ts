import type { AttackName } from './messages';

export interface SiegeRow {
  readonly attack: AttackName;
  readonly finding: string;
  readonly what: string;
  readonly trustedHops?: number;
  readonly tokens?: number;
  readonly mostAnswers?: { readonly kind: string; readonly of: (seconds: number) => number };
  readonly mostRows?: { readonly table: 'region_decisions' | 'placements'; readonly of: (seconds: number) => number };
}

/** Limit per address: burst 30 and one per second; doubled for two address forms. */
const GUESSES = { kind: 'wrong_credentials', of: (seconds: number) => 2 * (30 + seconds) } as const;
/** Limit per account for calls that leave a row: burst 200, 20 per second. */
const storedRows = (seconds: number): number => 200 + 20 * (seconds + 1);

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
    mostRows: { table: 'placements', of: storedRows },
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
