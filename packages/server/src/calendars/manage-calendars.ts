import { MAX_FOLLOWED, plainText } from '@clutchline/contract';

import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';
import { hashToken } from '../platform/hash-token';
import type { CalendarFeed } from './calendar-store';
import type { Context } from './context';

const MAX_FEEDS = 20;
/** 128 bits. */
const TOKEN_BYTES = 16;

type Writing = Pick<Context, 'stores' | 'inTransaction'>;

/** FOLLOW-1 */
export async function followTeam(
  { stores, inTransaction }: Writing,
  { changes, skips_unknown }: CallRequest<'followTeam'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'followTeam'>>> {
  const { accountId } = callerOf(info);
  const options = { max: MAX_FOLLOWED, skipsUnknown: skips_unknown === 1 };
  const outcome =
    changes.length === 0
      ? 'done'
      : await inTransaction(({ calendars }) => calendars.follow(accountId, changes, options));
  if (outcome === 'unknown') return { kind: 'refused', refusal: 'no_such' };
  if (outcome === 'limit') return { kind: 'refused', refusal: 'followed_limit' };
  return { kind: 'ok', data: { team_ids: await stores.calendars.followed(accountId) } };
}

/** CAL-1 */
export async function createCalendar(
  { stores, inTransaction, wallClock, random }: Writing & Pick<Context, 'wallClock' | 'random'>,
  { name, scope, reminder, lang }: CallRequest<'createCalendar'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'createCalendar'>>> {
  const { accountId } = callerOf(info);
  const plain = plainText(name, 64);
  if (plain === '') return { kind: 'refused', refusal: 'bad_request' };
  const isKnown = scope.kind === 'followed' || (await stores.calendars.nameOf(scope)) !== null;
  if (!isKnown) return { kind: 'refused', refusal: 'no_such' };
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  const feed = { accountId, tokenHash: hashToken(token), name: plain, scope, reminder, lang };
  const createdAt = wallClock.now();
  const created = await inTransaction(({ calendars }) => calendars.create({ ...feed, createdAt }, MAX_FEEDS));
  if (created === null) return { kind: 'refused', refusal: 'calendars_limit' };
  return { kind: 'ok', data: { calendar: feedRow(created), path: `/calendar/${token}.ics` } };
}

export async function listCalendars(
  { stores }: Pick<Context, 'stores'>,
  _request: CallRequest<'listCalendars'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'listCalendars'>>> {
  const feeds = await stores.calendars.list(callerOf(info).accountId);
  return { kind: 'ok', data: { rows: feeds.map(feedRow) } };
}

export async function revokeCalendar(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  { calendar_id }: CallRequest<'revokeCalendar'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'revokeCalendar'>>> {
  await stores.calendars.revoke(callerOf(info).accountId, calendar_id, wallClock.now());
  return { kind: 'ok', data: null };
}

function feedRow({ id, name, scope, reminder, lang, createdAt }: CalendarFeed) {
  return { calendar_id: id, name, scope, reminder, feed_lang: lang, created_at: createdAt };
}
