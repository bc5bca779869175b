import { randomUUID } from 'node:crypto';

import { understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readAnnouncement } from '../../src/announcements/read-announcements';
import { saveAnnouncement } from '../../src/announcements/save-announcement';
import { notifyDueAnnouncements } from '../../src/announcements/start-announcement-notices';
import { openOperatorBooks, type OperatorBooks } from './operator-books';
import type { Ask, OperatorReply } from './operator-client';

const MINUTE = 60_000;
const iso = (at: number): string => new Date(at).toISOString();

let books: OperatorBooks;
beforeAll(async () => {
  books = await openOperatorBooks();
});
afterAll(() => books.close());

const body = (fields: object = {}) => ({
  ...{ type: 'event', severity: 'info', publish_at: iso(NOW - MINUTE) },
  ...{ title: { 'en-US': 'Moved', 'ja-JP': '日程変更' }, body: { 'en-US': 'To **Sunday**', 'ja-JP': '日曜へ' } },
  ...fields,
});
const add = (id: string, fields: object = {}, given: Ask = {}) =>
  books.operator.ask('POST', '/announcements', { body: { id, ...body(fields) }, ...given });
const change = (id: string, fields: object = {}, given: Ask = {}) =>
  books.operator.ask('PUT', `/announcements/${id}`, { body: body(fields), ...given });
const withdraw = (id: string, given: Ask = {}) => books.operator.ask('DELETE', `/announcements/${id}`, given);
const shown = async (announcement_id: string, lang: 2 | 7 = 2) =>
  understood(await readAnnouncement(books.context, { lang, announcement_id }, { lang, caller: null })).found;
const problemOf = ({ status, data }: OperatorReply) => [status, String(data['type']).split('/').at(-1)];

describe('announcements of the operator API', () => {
  it('NEWS-5 ROLE-1 publishes, replaces and withdraws by the services of the command', async () => {
    expect(await add('moved')).toMatchObject({
      status: 200,
      data: { id: 'moved', revision: 1, publish_at: iso(NOW - MINUTE), expires_at: null, withdrawn_at: null },
    });
    expect(await notifyDueAnnouncements(books.context)).toBe(true);
    expect(await shown('moved', 7)).toMatchObject({ announcement: { title: '日程変更', text_lang: 7 } });
    expect(await change('moved', { pinned: true, revision: 1 })).toMatchObject({ status: 200, data: { revision: 2 } });
    expect(await shown('moved')).toMatchObject({ announcement: { revision: 2, is_pinned: 1 } });
    expect(await withdraw('moved')).toMatchObject({ status: 200, data: { revision: 2, withdrawn_at: iso(NOW) } });
    expect(await shown('moved')).toEqual({ is_withdrawn: 1 });
    const [stored] = await ask(
      books.context.databaseUrl,
      "select approved_by[1] as by, withdrawn_by from announcements where id = 'moved'",
    );
    expect(stored).toEqual({
      by: expect.stringMatching(/^api:\w+$/),
      withdrawn_by: expect.stringMatching(/^api:\w+$/),
    });
  });

  it('NEWS-5 the same request with the same key is done once, and with another body it is refused', async () => {
    const idempotencyKey = randomUUID();
    await add('once');
    const first = await change('once', { pinned: true }, { idempotencyKey });
    expect(first).toMatchObject({ data: { revision: 2 } });
    expect(await change('once', { pinned: true }, { idempotencyKey })).toEqual(first);
    expect(problemOf(await change('once', { pinned: false }, { idempotencyKey }))).toEqual([409, 'key-reused']);
    expect(await shown('once')).toMatchObject({ announcement: { revision: 2, is_pinned: 1 } });
    expect(problemOf(await add('twice', {}, { idempotencyKey: 'short' }))).toEqual([400, 'no-idempotency-key']);
  });

  it('NEWS-5 NEWS-1 a key is one operator: urgent ones and maintenance are refused', async () => {
    const maintenance = { banner_at: iso(NOW), starts_at: iso(NOW + MINUTE), ends_at: iso(NOW + 2 * MINUTE) };
    await add('calm');
    for (const reply of [
      await add('alone', { severity: 'urgent' }),
      await add('alone', { type: 'maintenance', maintenance }),
      await change('calm', { severity: 'urgent' }),
    ]) {
      expect(problemOf(reply)).toEqual([403, 'two-persons']);
      expect(reply.data['title']).toMatch(/two persons/);
    }
    expect(await shown('alone')).toBeNull();
  });

  it('NEWS-5 an unknown id, one that exists, a withdrawn one and another revision are refused', async () => {
    await add('known');
    expect(problemOf(await add('known'))).toEqual([409, 'announcement-exists']);
    expect(problemOf(await change('unknown'))).toEqual([404, 'unknown-announcement']);
    expect(problemOf(await withdraw('unknown'))).toEqual([404, 'unknown-announcement']);
    const file = { id: 'known', ...body() };
    await saveAnnouncement(books.context, 'edit', { file, by: ['ann'] });
    const late = await change('known', { revision: 1 });
    expect(problemOf(late)).toEqual([409, 'announcement-changed']);
    expect(late.data).toMatchObject({ revision: '2', saved_by: 'ann' });
    await withdraw('known');
    expect(problemOf(await change('known'))).toEqual([404, 'unknown-announcement']);
    expect(problemOf(await withdraw('known'))).toEqual([404, 'unknown-announcement']);
  });

  it('NEWS-5 bad-input 198 what cannot be published is refused with its field, and nothing is stored', async () => {
    const wrong = async (fields: object, id = 'wrong') => {
      const { status, data } = await add(id, fields);
      return [status, String(data['type']).split('/').at(-1), data['field']];
    };
    expect(await wrong({ title: {}, body: {} })).toEqual([422, 'wrong-announcement', 'title']);
    expect(await wrong({ body: { 'en-US': 'To Sunday' } })).toEqual([422, 'wrong-announcement', 'body.ja-JP']);
    expect(await wrong({ expires_at: iso(NOW - 2 * MINUTE) })).toEqual([422, 'wrong-announcement', 'expires_at']);
    expect(await wrong({ maintenance: { banner_at: iso(NOW) } })).toEqual([422, 'invalid', 'maintenance.starts_at']);
    expect(await wrong({ publish_at: 'tomorrow' })).toEqual([422, 'invalid', 'publish_at']);
    expect(await wrong({ title: { 'fr-FR': 'Titre' } })).toEqual([422, 'invalid', 'fr-FR']);
    expect(await wrong({}, 'No Spaces')).toEqual([422, 'invalid', 'id']);
    expect(await wrong({ body: { 'en-US': 'x'.repeat(100_001) } })).toEqual([422, 'invalid', 'body.en-US']);
    const { data } = await add('wrong', { title: { 'en-US': '' }, body: { 'en-US': 'x'.repeat(8_001) } });
    expect(data['faults']).toMatch(/title\.en-US: .*; body\.en-US: .*8000/);
    expect(problemOf(await change('wrong', { id: 'other' }))).toEqual([422, 'invalid']);
    expect(await shown('wrong')).toBeNull();
  });

  it('NEWS-5 bad-input 197 the longest texts in eight languages are taken, and a megabyte is not', async () => {
    const codes = ['zh-CN', 'en-US', 'zh-TW', 'th-TH', 'vi-VN', 'in-ID', 'ja-JP', 'ko-KR'];
    const each = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));
    expect((await add('long', { title: each('題'.repeat(200)), body: each('文'.repeat(8_000)) })).status).toBe(200);
    expect(problemOf(await add('huge', { body: { 'en-US': 'x'.repeat(1_000_000) } }))).toEqual([413, 'too-large']);
  });
});
