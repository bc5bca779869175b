import { randomUUID } from 'node:crypto';

import type { DeskRole } from '@clutchline/contract/desk';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readAnnouncement, readAnnouncements } from '../../src/announcements/read-announcements';
import { saveAnnouncement } from '../../src/announcements/save-announcement';
import { notifyDueAnnouncements } from '../../src/announcements/start-announcement-notices';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readHome } from '../../src/home';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

const MINUTE = 60_000;
/** Each of an event with its number. */
const GAMES = [301, 302, 303, 304] as const;
const ANYONE = { lang: 2, caller: null } as const;

let books: TwoPersons;
let ann: TestOperator;
let bob: TestOperator;
beforeAll(async () => {
  books = await openTwoPersons('support');
  ({ ann, bob } = books);
  for (const id of GAMES)
    await ingestFeedEvents(books.context, matchEvents(id, { eventId: id, startTime: NOW + 60 * MINUTE }));
});
afterAll(() => books.close());

const ids = () => ({ request_id: randomUUID(), reason: 'the finals moved' });
const NO_TIMES = { expires_at: null, maintenance: null };
const draft = (id: string, fields: object = {}) => ({
  ...{ id, type: 'event', severity: 'info', publish_at: NOW - MINUTE, ...NO_TIMES, pinned: false, spoils: false },
  texts: [
    { lang: 2, title: `Title ${id}`, body: 'Read **this**' },
    { lang: 1, title: '标题', body: '请阅读' },
  ],
  audience: { signed_in: false, game_types: [], currencies: [] },
  ...fields,
});
const add = (given: object, by = ann, request = ids()) =>
  by.client.call('addAnnouncement', { ...request, draft: given });
const edit = (given: object, version: number, by = ann) =>
  by.client.call('editAnnouncement', { ...ids(), draft: given, version });
const withdraw = (announcement_id: string, version: number, by = ann) =>
  by.client.call('withdrawAnnouncement', { ...ids(), announcement_id, version });
const faultsOf = ({ data }: DeskReply) =>
  (data['faults'] as { field: string; fault: string }[]).map(({ field, fault }) => [field, fault]);
const actsOn = (subject: string) =>
  ask(
    books.context.databaseUrl,
    `select a.action, o.name as by, a.result, a.reason, a.before->>'revision' as before, a.after->>'revision' as after
     from operator_actions a join desk_operators o on o.id = a.operator_id where a.subject = $1 order by a.id`,
    [subject],
  );
const shown = async (announcement_id: string) =>
  understood(await readAnnouncement(books.context, { lang: 2, announcement_id }, ANYONE)).found;
const banners = async () =>
  understood(await readAnnouncements(books.context, { lang: 2, type: null, cursor: null }, ANYONE)).banners;

describe('announcements', () => {
  it('DESK-21 NEWS-5 one person adds one, players are notified and read it, and the act has its row', async () => {
    const saved = await add(draft('first'));
    expect(saved).toMatchObject({ status: 200, data: { revision: 1, state: 'published', saved_by: ['ann'] } });
    expect(await notifyDueAnnouncements(books.context)).toBe(true);
    expect(await books.context.stores.outbox.next(100)).toContainEqual(
      expect.objectContaining({ event: { kind: 'news' } }),
    );
    expect(await shown('first')).toMatchObject({
      announcement: { title: 'Title first', revision: 1 },
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Read ' }, { text: 'this', is_bold: 1 }] }],
    });
    expect(await actsOn('announcement:first')).toEqual([
      { action: 'addAnnouncement', by: 'ann', result: 'done', reason: 'the finals moved', before: null, after: '1' },
    ]);
  });

  it('DESK-21 DESK-18 the same request is done once', async () => {
    const request = ids();
    expect((await add(draft('once'), ann, request)).status).toBe(200);
    expect(problemOf(await add(draft('twice'), ann, request))).toEqual([409, 'repeated']);
    expect(await shown('twice')).toBeNull();
  });

  it('DESK-21 lists states, languages and titles, ended ones only if they are asked for', async () => {
    await add(draft('planned', { publish_at: NOW + 60 * MINUTE }));
    await add(draft('over', { expires_at: NOW - MINUTE / 2 }));
    const list = async (ended: boolean) =>
      (await ann.client.call('announcements', { ended })).data['announcements'] as {
        announcement_id: string;
        state: string;
        titles: { lang: number; title: string }[];
      }[];
    const found = await list(false);
    expect(found.map(({ announcement_id }) => announcement_id)).not.toContain('over');
    expect(found[0]).toMatchObject({
      ...{ announcement_id: 'planned', state: 'planned' },
      titles: [
        { lang: 2, title: 'Title planned' },
        { lang: 1, title: '标题' },
      ],
    });
    expect((await list(true)).find(({ announcement_id }) => announcement_id === 'over')?.state).toBe('expired');
    const { data } = await ann.client.call('announcement', { announcement_id: 'over' });
    expect(data).toMatchObject({
      draft: draft('over', { expires_at: NOW - MINUTE / 2 }),
      texts: [{ lang: 2 }, { lang: 1 }],
    });
    expect(problemOf(await ann.client.call('announcement', { announcement_id: 'none' }))).toEqual([
      404,
      'unknown-announcement',
    ]);
  });

  it('DESK-21 NEWS-3 bad-input 298: an edit names the revision that was seen; another one is named with who and when', async () => {
    await add(draft('edited'));
    expect(await edit(draft('edited', { pinned: true }), 1)).toMatchObject({ data: { revision: 2 } });
    const late = await edit(draft('edited'), 1, bob);
    expect(problemOf(late)).toEqual([409, 'changed-meanwhile']);
    expect(late.data['current']).toEqual({
      ...{ revision: 2, saved_by: ['ann'], saved_at: books.context.clock.now() },
      ...{ withdrawn_at: null, withdrawn_by: null },
    });
    expect(await edit(draft('edited'), 2, bob)).toMatchObject({ data: { revision: 3, saved_by: ['bob'] } });
    expect(problemOf(await edit(draft('unknown'), 1))).toEqual([404, 'unknown-announcement']);
    expect((await edit(draft('edited'), 0)).data).toMatchObject({ field: 'version' });
    expect(await actsOn('announcement:edited')).toMatchObject([
      { action: 'addAnnouncement', after: '1' },
      { action: 'editAnnouncement', by: 'ann', before: '1', after: '2' },
      { action: 'editAnnouncement', by: 'bob', result: 'changed_meanwhile' },
      { action: 'editAnnouncement', by: 'bob', before: '2', after: '3' },
    ]);
  });

  it('DESK-21 of two edits at once one is saved', async () => {
    await add(draft('raced'));
    const answers = await Promise.all([ann, bob].map((by) => edit(draft('raced', { pinned: true }), 1, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shown('raced')).toMatchObject({ announcement: { revision: 2 } });
  });

  it('DESK-21 NEWS-5 withdraws with a reason, for good', async () => {
    await add(draft('gone'));
    expect(problemOf(await withdraw('gone', 2))).toEqual([409, 'changed-meanwhile']);
    expect(await withdraw('gone', 1, bob)).toMatchObject({ data: { state: 'withdrawn', withdrawn_by: 'bob' } });
    expect(await shown('gone')).toEqual({ is_withdrawn: 1 });
    const late = await edit(draft('gone'), 1);
    expect(problemOf(late)).toEqual([409, 'changed-meanwhile']);
    expect(late.data['current']).toMatchObject({ withdrawn_by: 'bob' });
    expect(problemOf(await withdraw('gone', 1))).toEqual([409, 'changed-meanwhile']);
  });

  it('DESK-21 bad-input 198 every fault is named by its field, and nothing is saved', async () => {
    const faults = async (fields: object, id = 'wrong') => faultsOf(await add(draft(id, fields)));
    expect(await faults({ texts: [] })).toEqual([['title', 'no_text']]);
    expect(await faults({ texts: [{ lang: 4, title: '', body: ' ' }] })).toEqual([
      ['title.th-TH', 'title_length'],
      ['body.th-TH', 'body_empty'],
    ]);
    expect(await faults({ texts: [{ lang: 2, title: 'x'.repeat(201), body: 'x'.repeat(8_001) }] })).toEqual([
      ['title.en-US', 'title_length'],
      ['body.en-US', 'body_too_long'],
    ]);
    expect(await faults({ publish_at: null })).toEqual([['publish_at', 'invalid']]);
    expect(await faults({ expires_at: NOW - MINUTE })).toEqual([['expires_at', 'not_after_publish']]);
    expect(await faults({}, 'No Spaces')).toEqual([['id', 'invalid']]);
    await add(draft('taken'));
    expect(await faults({}, 'taken')).toEqual([['id', 'id_taken']]);
    expect(await shown('wrong')).toBeNull();
    const checked = await ann.client.call('checkAnnouncement', {
      is_new: true,
      draft: draft('taken', { publish_at: null }),
    });
    expect(faultsOf(checked)).toEqual([
      ['publish_at', 'invalid'],
      ['id', 'id_taken'],
    ]);
    expect(checked.data).toMatchObject({ needs_two: false, now: NOW, texts: [{ lang: 2 }, { lang: 1 }] });
  });

  it('DESK-21 bad-input 197 the longest texts in eight languages are saved, and more is refused', async () => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map((lang) => ({ lang, title: '题'.repeat(200), body: '文'.repeat(8_000) }));
    expect((await add(draft('long', { texts }))).status).toBe(200);
    expect((await add(draft('double', { texts: [texts[0], texts[0]] }))).data).toMatchObject({ field: 'draft.texts' });
    const endless = [{ lang: 2, title: 'x', body: 'x'.repeat(20_001) }];
    expect((await add(draft('endless', { texts: endless }))).data).toMatchObject({ field: 'draft.texts.0.body' });
    expect(problemOf(await add({ ...draft('huge'), id: 'x'.repeat(300_000) }))).toEqual([413, 'too-large']);
  });

  it('DESK-21 an announcement of the command is edited at the desk', async () => {
    const file = {
      ...{ id: 'by-command', type: 'rules', severity: 'info', publish_at: new Date(NOW).toISOString() },
      ...{ title: { 'en-US': 'Rules' }, body: { 'en-US': 'New' } },
    };
    expect(await saveAnnouncement(books.context, 'add', { file, by: ['cat'] })).toBe('saved');
    expect(await edit(draft('by-command', { type: 'rules' }), 1)).toMatchObject({ data: { revision: 2 } });
  });
});

describe('two persons', () => {
  const urgent = (id: string, fields: object = {}) => draft(id, { severity: 'urgent', ...fields });
  const proposed = (given: object, version: number | null = null) => ({
    kind: 'announce',
    payload: { draft: given, version },
  });

  it('DESK-21 DESK-6 NEWS-1 urgent ones and maintenance are proposed, and another person approves them', async () => {
    expect(problemOf(await add(urgent('alone')))).toEqual([409, 'two-persons']);
    const maintenance = { banner_at: NOW, starts_at: NOW + MINUTE, ends_at: NOW + 2 * MINUTE };
    expect(problemOf(await add(draft('works', { type: 'maintenance', maintenance })))).toEqual([409, 'two-persons']);
    const proposal = await proposeAs(ann, proposed(urgent('storm')));
    expect(proposal).toMatchObject({ status: 200, data: { kind: 'announce', preview: { before: null } } });
    expect(await shown('storm')).toBeNull();
    expect(problemOf(await approveAs(ann, seenIn(proposal)))).toEqual([403, 'own-proposal']);
    expect(await approveAs(bob, seenIn(proposal))).toMatchObject({ data: { state: 'done', decided_by: 'bob' } });
    expect(await banners()).toMatchObject([{ announcement_id: 'storm', severity: 'urgent' }]);
    expect(await ask(books.context.databaseUrl, "select approved_by from announcements where id = 'storm'")).toEqual([
      { approved_by: ['ann', 'bob'] },
    ]);
    expect(await actsOn('announcement:storm')).toMatchObject([{ action: 'addAnnouncement', by: 'bob', after: '1' }]);
  });

  it('DESK-21 DESK-6 a second account of the person, and a role without the right, do not approve', async () => {
    const proposal = await proposeAs(ann, proposed(urgent('second')));
    const same = await books.desk.signedIn('ann2', ['admin'], 'ann');
    expect(problemOf(await approveAs(same, seenIn(proposal)))).toEqual([403, 'own-proposal']);
    const settler = await books.desk.signedIn('sam', ['settler']);
    expect(problemOf(await approveAs(settler, seenIn(proposal)))).toEqual([403, 'forbidden']);
    expect(problemOf(await proposeAs(settler, proposed(urgent('third'))))).toEqual([403, 'forbidden']);
    expect(await shown('second')).toBeNull();
  });

  it('DESK-21 bad-input 301 an edit is approved only as it was seen', async () => {
    await add(draft('moved'));
    const first = await proposeAs(ann, proposed(urgent('moved'), 1));
    expect(first.data['preview']).toMatchObject({ before: { severity: 'info' }, after: { severity: 'urgent' } });
    await edit(draft('moved', { pinned: true }), 1, bob);
    expect(problemOf(await approveAs(bob, seenIn(first)))).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await proposeAs(ann, proposed(urgent('moved'), 1)))).toEqual([409, 'changed-meanwhile']);
    const second = await proposeAs(ann, proposed(urgent('moved'), 2));
    expect(await approveAs(bob, seenIn(second))).toMatchObject({ data: { state: 'done' } });
    expect(await shown('moved')).toMatchObject({ announcement: { revision: 3, severity: 'urgent' } });
    expect(faultsOf(await proposeAs(ann, proposed(urgent('moved'))))).toEqual([['id', 'id_taken']]);
    expect(faultsOf(await proposeAs(ann, proposed(urgent('x', { texts: [] }))))).toEqual([['title', 'no_text']]);
    expect(problemOf(await proposeAs(ann, proposed(urgent('nothing'), 1)))).toEqual([404, 'unknown-announcement']);
  });
});

describe('pins', () => {
  const pin = (kind: string, id: number, until: number | null = null, by = ann) =>
    by.client.call('pin', { ...ids(), kind, id, until });
  const unpin = (kind: string, id: number) => ann.client.call('unpin', { ...ids(), kind, id });
  const pins = async () =>
    (await ann.client.call('pins')).data['pins'] as { event_id: number; game_id: number | null }[];

  it('DESK-21 HOME-3 at most three events and matches are pinned, with an end, and removed', async () => {
    const [event, first, second, third] = GAMES;
    expect(await pin('event', event, NOW + MINUTE)).toMatchObject({
      ...{ status: 200 },
      data: { most: 3, pins: [{ event_id: event, game_id: null, until: NOW + MINUTE, pinned_by: 'ann' }] },
    });
    expect(await pin('event', event, null, bob)).toMatchObject({ data: { pins: [{ until: null, pinned_by: 'bob' }] } });
    await pin('match', first);
    expect((await pin('match', second)).data['names']).toMatchObject({
      ...{ events: expect.arrayContaining([expect.objectContaining({ event_id: event })]) },
      matches: [{ game_id: first }, { game_id: second }],
    });
    expect(problemOf(await pin('match', third))).toEqual([409, 'too-many-pins']);
    const { events } = understood(await readHome(books.context, { lang: 2, uses_bets: 1, team_ids: [] }, ANYONE));
    expect(events.slice(0, 3).map(({ reason }) => reason)).toEqual(['pinned', 'pinned', 'pinned']);
    expect(await unpin('match', second)).toMatchObject({ status: 200 });
    expect(problemOf(await unpin('match', second))).toEqual([404, 'unknown-subject']);
    expect((await pins()).map(({ game_id }) => game_id).toSorted()).toEqual([first, null]);
    const acts = await ask(
      books.context.databaseUrl,
      `select action, subject, result, before->>'pinned_by' as before, after->>'pinned_by' as after from operator_actions
       where subject = $1 order by id`,
      [`event:${event}`],
    );
    expect(acts).toEqual([
      { action: 'pin', subject: `event:${event}`, result: 'done', before: null, after: 'ann' },
      { action: 'pin', subject: `event:${event}`, result: 'done', before: 'ann', after: 'bob' },
    ]);
  });

  it('DESK-21 an unknown match and an end that has passed are refused, and the refusal is recorded', async () => {
    expect(problemOf(await pin('match', 999_999))).toEqual([404, 'unknown-subject']);
    expect(problemOf(await pin('match', GAMES[2], NOW))).toEqual([400, 'pin-over']);
    expect(await actsOn('match:999999')).toMatchObject([{ action: 'pin', result: 'unknown_subject' }]);
  });
});

it.each<[DeskRole, number]>([
  ['viewer', 403],
  ['trader', 200],
  ['settler', 403],
])('DESK-21 DESK-5 a %s sees the content, and a publication answers %d', async (role, status) => {
  const one = await books.desk.signedIn(`of ${role}`, [role]);
  expect((await one.client.call('announcements', { ended: false })).status).toBe(200);
  expect((await one.client.call('pins')).status).toBe(200);
  expect((await add(draft(`by-${role}`), one)).status).toBe(status);
});

it('DESK-21 S25 the role of the desk changes no id and deletes no announcement', async () => {
  const as = (text: string) => ask(books.context.databaseUrl, `set role clutchline_desk; ${text}`);
  for (const text of ["update announcements set id = 'x'", 'delete from announcements', 'update pins set until = 1'])
    await expect(as(text), text).rejects.toThrow('permission denied');
});
