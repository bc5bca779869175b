import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { asAppRole } from '../../src/database/server-login';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres';
import { migrate } from '../../src/database/migrate';
import { openDatabase } from '../../src/composition/create-stores';

/** i insert, u update (of these columns), d delete. */
const RIGHTS: Readonly<Record<string, string>> = {
  account_networks: 'i u d',
  action_records: '-',
  accounts: 'i u(lang,time_zone)',
  bet_offers: 'i u(accepted_as,ended_at,moved_by,state)',
  bet_referrals: 'i',
  bet_voids: 'i',
  referral_decisions: '-',
  bet_legs: 'i u(closing_odd,dead_heat,decision,odd,outcome,result,rule,source,version,void_reason)',
  board_changes: '-',
  bus: '-',
  bets: 'i u(is_cancel,moved_by,odds,payout,prize_status,receive_status,reject_reason,revision,settle_time,settlement_odds,swapped_to)',
  demo_credits: '-',
  desk_alarms: '-',
  desk_attempts: '-',
  desk_challenges: '-',
  desk_credentials: '-',
  desk_identities: '-',
  desk_invites: '-',
  desk_locks: '-',
  desk_operators: '-',
  desk_proposals: '-',
  desk_provider: '-',
  desk_provider_requests: '-',
  desk_sessions: '-',
  desk_watchers: '-',
  event_aliases: '-',
  event_stages: 'i u',
  events: 'i u',
  exposures: 'i u',
  favourites: 'i d',
  finished_matches: 'i u',
  history_import: 'i',
  history_parts: 'i',
  house_settings: '-',
  house_prices: '-',
  feed_progress: 'i u',
  feed_state: 'i u',
  game_types: 'i u',
  leadership: 'u',
  live_views: 'i u d',
  name_versions: '-',
  ledger_entries: 'i',
  ledger_seals: 'i',
  ledger_transactions: 'i',
  limit_rules: '-',
  limit_version: '-',
  map_counts: 'i u d',
  map_results: 'i u',
  match_results: 'i u',
  match_voids: 'i',
  play_voids: 'i',
  matches: 'i u',
  migrations: '-',
  notices: 'i',
  operator_actions: '-',
  operator_keys: '-',
  operator_limits: 'i u',
  operator_players: 'i',
  operator_requests: 'i u(expires_at) d',
  operator_signatures: 'i u(expires_at) d',
  operator_tokens: 'i u(expires_at) d',
  operator_transfers: 'i',
  operators: '-',
  outbox: 'i d',
  outright_results: 'i u',
  pins: 'i d',
  placements: 'i',
  player_adjustments: '-',
  player_breaks: 'i u',
  player_freezes: '-',
  player_limits: 'i u',
  plays: 'i u',
  points: 'i u',
  pool_closings: 'i u(transaction_id)',
  pool_dividends: 'i',
  pool_totals: 'i u',
  simulated_accounts: 'i',
  reality_checks: 'i u(day_start,minutes,seen_ms)',
  report_progress: '-',
  report_sums: '-',
  record_changes: '-',
  region_decisions: 'i',
  price_steps: 'i d',
  push_tickets: 'i u d',
  quarantine: 'i u',
  result_revisions: 'i',
  session_times: 'i u',
  streams: 'i u(delay_s,is_official,lang,status)',
  sessions: 'i u d',
  settlements: 'i',
  teams: 'i u',
  wallet_debits: 'i u(end_id,ended_at,state)',
  wallet_deliveries: 'i u(attempts,end_id,ended_at,last_failure,next_at,outcome)',
  wallet_mode: 'i',
  wallets: 'i u(balance,debt,operator_balance,operator_balance_at,version)',
  webhook_deliveries: 'u(attempts,last_failure,next_at,state) d',
  webhook_events: 'd',
  webhook_targets: '-',
  announcement_reads: 'i u(revision)',
  announcements: 'i u',
  calendar_feeds: 'i u(revoked_at)',
  chess_actions: 'i',
  chess_cards: 'i u(merged_into,slot,state)',
  chess_draws: 'i',
  chess_lists: 'i',
  chess_players:
    'i u(counter,draws,is_market_removed,market_draw,next_card,refreshed_at,seeds_no,seen_at,stopped_at,until_7,until_8,version)',
  chess_secrets: '-',
  virtual_game_stops: '-',
  chess_seeds: 'i u(client_seed,seed)',
  event_details: 'i u',
  followed_teams: 'i d',
  revealed_results: 'i d',
  round_epochs: 'i u(is_broken,salt)',
  round_salt_lines: 'i',
  round_events: 'i d',
  round_refusal_sums: 'i',
  round_refusals: 'i',
  round_secrets: '-',
  rounds: 'i',
  search_changes: 'i u d',
  search_keys: 'i u d',
  similar_keys: 'i u d',
  spoiler_modes: 'i u(mode)',
  team_aliases: 'i u d',
  team_games: 'i',
};
/** Of the operator's desk; r read. Other tables: nothing. */
const DESK_RIGHTS: Readonly<Record<string, string>> = {
  action_records: 'r',
  announcements:
    'r i u(approved_by,audience,changed_at,expires_at,maintenance,notified_at,pinned,publish_at,revision,severity,spoils,texts,type,withdrawn_at,withdrawn_by)',
  bet_legs: 'r',
  bet_offers: 'r',
  bet_referrals: 'r u(claimed_by,claimed_until)',
  bet_voids: 'r',
  referral_decisions: 'r',
  bets: 'r',
  chess_lists: 'r',
  desk_alarms: 'r i u(ended_at,taken_at,taken_by)',
  desk_attempts: 'r i u d',
  desk_challenges: 'r i d',
  desk_credentials: 'r i u(counter,ended_at)',
  desk_identities: 'r',
  desk_invites: 'r u(request_id,totp_secret,used_at)',
  desk_locks: 'r',
  desk_operators: 'r',
  desk_proposals: 'r u(decided_at,decided_by,state)',
  desk_provider: 'r',
  desk_provider_requests: 'r i d',
  desk_sessions: 'r i u(ended_at,last_used_at,stepped_up_at,token_hash)',
  desk_watchers: 'r i u d',
  event_aliases: 'r',
  events: 'r',
  exposures: 'r',
  finished_matches: 'r',
  feed_progress: 'r',
  feed_state: 'r',
  game_types: 'r',
  house_prices: 'r',
  house_settings: 'r',
  leadership: 'r',
  ledger_entries: 'r',
  ledger_seals: 'r',
  ledger_transactions: 'r',
  limit_rules: 'r u(ended_at,ended_by)',
  limit_version: 'r',
  map_results: 'r',
  match_results: 'r',
  match_voids: 'r',
  matches: 'r',
  name_versions: 'r',
  operator_actions: 'r i',
  operator_limits: 'r',
  operator_players: 'r',
  outbox: 'r i',
  outright_results: 'r',
  pins: 'r i d',
  placements: 'r',
  play_voids: 'r',
  player_adjustments: 'r',
  player_breaks: 'r',
  player_freezes: 'r',
  player_limits: 'r',
  plays: 'r',
  points: 'r',
  pool_closings: 'r',
  pool_dividends: 'r',
  pool_totals: 'r',
  price_steps: 'r',
  quarantine: 'r',
  region_decisions: 'r',
  report_progress: 'r',
  report_sums: 'r',
  result_revisions: 'r',
  round_epochs: 'r',
  round_refusals: 'r',
  rounds: 'r',
  search_keys: 'r',
  sessions: 'u(ended_at,ended_by)',
  settlements: 'r',
  similar_keys: 'r',
  simulated_accounts: 'r',
  team_aliases: 'r',
  team_games: 'r',
  teams: 'r',
  virtual_game_stops: 'r',
  wallets: 'r',
};
const APPEND_ONLY = [
  'ledger_transactions',
  'ledger_entries',
  'settlements',
  'placements',
  'region_decisions',
  'ledger_seals',
  'record_changes',
  'notices',
];

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let url: string;
let app: pg.Client;
let owner: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-rights-'));
  await chmod(folder, 0o755);
  const settings = ['fsync=off'];
  postgres = await startEmbeddedPostgres({ folder, isDefaultFolder: false, settings }, () => undefined);
  // All try to create the role.
  const urls = await Promise.all(['one', 'two', 'three'].map((name) => postgres.openDatabase(name)));
  await Promise.all(urls.map((each) => migrate(each)));
  url = urls[0] ?? '';
  app = new pg.Client({ connectionString: asAppRole(url) });
  owner = new pg.Client({ connectionString: url });
  await Promise.all([app.connect(), owner.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

const codeOf = async (statement: string): Promise<unknown> =>
  await app.query(statement).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
  );

async function rightsOf(role: string): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; rights: string }>(
    `select c.relname as name, coalesce(nullif(concat_ws(' ',
      case when r.rolname <> 'clutchline_app' and has_table_privilege(r.oid, c.oid, 'select') then 'r' end,
      case when has_table_privilege(r.oid, c.oid, 'insert') then 'i' end,
      case when has_table_privilege(r.oid, c.oid, 'update') then 'u' else (
        select 'u(' || string_agg(a.attname, ',' order by a.attname::text collate "C") || ')' from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege(r.oid, c.oid, a.attnum, 'update')) end,
      case when has_table_privilege(r.oid, c.oid, 'delete') then 'd' end,
      case when has_table_privilege(r.oid, c.oid, 'truncate') then 'truncate' end,
      case when has_table_privilege(r.oid, c.oid, 'references') then 'references' end,
      case when has_table_privilege(r.oid, c.oid, 'trigger') then 'trigger' end), ''), '-') as rights
    from pg_class c, pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and r.rolname = $1
    order by 1`,
    [role],
  );
  return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
}

it('R31 S25 the server may do with each table what is written here, and nothing else', async () => {
  expect(await rightsOf('clutchline_app')).toEqual(RIGHTS);
});

it('DESK-1 S25 the desk may do with each table what is written here, and nothing else', async () => {
  const rights = Object.entries(await rightsOf('clutchline_desk')).filter(([, right]) => right !== '-');
  expect(Object.fromEntries(rights)).toEqual(DESK_RIGHTS);
});

it('R31 S25 S-L7 the server reads every table but those of the desk, the migrations, the operators and the secrets of games', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not has_table_privilege('clutchline_app', oid, 'select') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    'chess_secrets',
    'desk_alarms',
    'desk_attempts',
    'desk_challenges',
    'desk_credentials',
    'desk_identities',
    'desk_invites',
    'desk_locks',
    'desk_operators',
    'desk_proposals',
    'desk_provider',
    'desk_provider_requests',
    'desk_sessions',
    'desk_watchers',
    'migrations',
    'name_versions',
    'operator_actions',
    'operators',
    'player_freezes',
    'round_secrets',
    'virtual_game_stops',
  ]);
});

it.each(['clutchline_app', 'clutchline_desk'])(
  'S25 %s cannot sign in, owns nothing, and has no right of a superuser',
  async (role) => {
    const { rows } = await owner.query<Record<string, unknown>>(
      `
    select rolcanlogin, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication,
      (select count(*)::integer from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = $1`,
      [role],
    );
    expect(Object.values(rows[0] ?? {}).every((value) => value === false || value === 0)).toBe(true);
  },
);

describe('what the server’s role is refused', () => {
  const statements = APPEND_ONLY.flatMap((table) => [
    `update ${table} set at = at`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
  ]).map((statement) =>
    statement
      .replace('update ledger_entries set at = at', 'update ledger_entries set amount = amount')
      .replace('update ledger_seals set at = at', "update ledger_seals set head = ''"),
  );

  it.each(statements)('R31 %s', async (statement) => {
    expect(await codeOf(statement)).toBe('42501');
  });

  it.each([
    'update bets set stake = stake',
    'update bets set cap = cap, payout = payout',
    'update bet_legs set point_id = point_id',
    'update wallets set account_id = account_id',
    'update accounts set password_hash = password_hash',
    'delete from bets',
    'delete from bet_legs',
    'update pool_dividends set odds = odds',
    "insert into record_changes (subject, key, state) values ('accounts', '1', '{}')",
    'update demo_credits set transaction_id = transaction_id',
    'insert into demo_credits values (1, 1, 1)',
    'create table mine ()',
    'create temporary table bets ()',
    'create function mine() returns integer language sql as $$ select 1 $$',
    'create schema mine',
    'create role mine',
    'alter table bets add column mine text',
    "select setval('ledger_transactions_id_seq', 1)",
    'set session_replication_role = replica',
    "copy ledger_entries to '/tmp/entries'",
    'select * from migrations',
    'select * from operators',
    "insert into operators (name, name_key, key_hash) values ('eve', 'eve', repeat('0', 64))",
    'select * from pg_authid',
  ])('R31 S25 %s', async (statement) => {
    expect(await codeOf(statement)).toBe('42501');
  });
});

it('R31 even the owner of the tables does not change what is written once', async () => {
  await expect(owner.query('delete from ledger_seals')).rejects.toThrow('append-only');
  await expect(owner.query('update placements set at = 0')).rejects.toThrow('append-only');
  await expect(owner.query('truncate region_decisions')).rejects.toThrow('append-only');
});

it('S25 every connection of the server works as that role', async () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { stores, close } = openDatabase(url, silent);
  expect(await stores.wallets.read(1)).toBeNull();
  await owner.query('revoke select on wallets from clutchline_app');
  await expect(stores.wallets.read(1)).rejects.toThrow('permission denied for table wallets');
  await owner.query('grant select on wallets to clutchline_app');
  await close();
});
