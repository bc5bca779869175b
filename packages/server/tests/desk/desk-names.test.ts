import { randomUUID } from 'node:crypto';

import type { FeedEvent, LangId, Names } from '@clutchline/contract';
import {
  DESK_CALLS,
  type HouseNames,
  NAMED_SUBJECT,
  type NamedSubject,
  NO_HOUSE_NAMES,
} from '@clutchline/contract/desk';
import { buildNames } from '@clutchline/domain/testing';
import { placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { live, matchEvents, teamOf } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { listMatches } from '../../src/catalogue/list-matches';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { searchNames } from '../../src/search/search-names';
import { indexAllNames } from '../../src/search/start-search-index';
import { openDeskBooks, problemOf, type DeskBooks } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

let books: DeskBooks;
let ben: TestOperator;
let game = 0;
beforeAll(async () => {
  books = await openDeskBooks();
  ben = await books.desk.signedIn('ben', ['support']);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingest(...matchEvents(game));
});

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(books.context, events);
const team = (side: 1 | 2 = 1) => ({ kind: 'team', id: teamOf(game, side) }) as const;
const event = { kind: 'event', id: 100 } as const;
type Subject = ReturnType<typeof team> | typeof event;

/** As the feed names the first team. */
const feedNames = (text: string, more: Partial<Names> = {}): FeedEvent => ({
  type: 'team',
  team_id: team().id,
  names: { ...buildNames(text), ...more },
});
const aliases = (...stated: readonly string[]): FeedEvent => ({
  ...{ type: 'team-details', team_id: team().id, code: null },
  aliases: [...stated],
});

interface Wanted {
  readonly names?: Partial<HouseNames>;
  readonly aliases?: readonly string[];
  readonly version?: number;
  readonly by?: TestOperator;
  readonly request_id?: string;
}

const read = async (subject: Subject): Promise<NamedSubject> =>
  z.parse(NAMED_SUBJECT, (await books.trader.client.call('readNames', subject)).data);
const given = { reason: 'sponsor changed' };

async function set(subject: Subject, wanted: Wanted = {}): Promise<DeskReply> {
  const { names = {}, by = books.trader, request_id = randomUUID() } = wanted;
  const { version = (await read(subject)).version } = wanted;
  const body = { ...subject, names: { ...NO_HOUSE_NAMES, ...names }, aliases: wanted.aliases ?? [], version };
  return await by.client.call('setNames', { ...given, request_id, ...body });
}

async function clear(subject: Subject): Promise<DeskReply> {
  const { version } = await read(subject);
  return await books.trader.client.call('clearNames', { ...given, request_id: randomUUID(), ...subject, version });
}

/** The call of players. */
async function listed() {
  const request = { lang: 2 as const, handicap_code: 'today' as const, game_type_id: 0, event_ids: [] };
  const { rows } = understood(await listMatches(books.context, request, { lang: 2, caller: null }));
  return rows.find(({ match }) => match.game_id === game)?.match;
}

async function search(query: string, lang: LangId = 2) {
  await indexAllNames(books.context);
  return understood(await searchNames(books.context, { lang, query, game_type_id: 0, followed: [] })).rows;
}

const auditOf = (subject: Subject) =>
  ask<{ action: string; result: string; reason: string; before: unknown; after: unknown; operator: string }>(
    books.context.databaseUrl,
    `select a.action, a.result, a.reason, a.before, a.after, o.name as operator
     from operator_actions a join desk_operators o on o.id = a.operator_id where a.subject = $1 order by a.id`,
    [`${subject.kind}:${subject.id}`],
  );

describe('names of the house', () => {
  it('DESK-23 stay shown whatever the feed writes later, and their end brings back what the feed wrote last', async () => {
    const house = { en: 'Harbour Kings', kr: '하버 킹스' };
    expect(await set(team(), { names: house })).toMatchObject({
      status: 200,
      data: { version: 1, feed: buildNames(`Thing ${game}`), house: { ...house, cn: null }, set_by: 'trader' },
    });
    expect(await listed()).toMatchObject({ team_name_1_en: 'Harbour Kings', team_name_1_cn: `Thing ${game} cn` });
    await ingest(feedNames('Foe', { cn: '敌人' }));
    expect(await listed()).toMatchObject({
      ...{ team_name_1_en: 'Harbour Kings', team_name_1_kr: '하버 킹스', team_name_1_cn: '敌人' },
      team_name_1_th: buildNames('Foe').th,
    });
    await ingest(feedNames('Friend'));
    expect(await clear(team())).toMatchObject({
      data: { version: 2, feed: buildNames('Friend'), house: NO_HOUSE_NAMES },
    });
    expect(await listed()).toMatchObject({ team_name_1_en: 'Friend', team_name_1_kr: buildNames('Friend').kr });
    await ingest(feedNames('Again'));
    expect(await listed()).toMatchObject({ team_name_1_en: 'Again' });
  });

  it('DESK-23 are no reason to lose a name of the feed that is equal to them', async () => {
    await set(team(), { names: buildNames('Equal') });
    await ingest(feedNames('Equal'));
    await clear(team());
    expect(await listed()).toMatchObject({ team_name_1_en: 'Equal' });
    await set(team(), { names: { en: 'One' } });
    await set(team(), { names: { jp: 'ワン' } });
    expect(await listed()).toMatchObject({ team_name_1_en: 'Equal', team_name_1_jp: 'ワン' });
  });

  it('DESK-23 of an event are shown in its matches, and a match of the feed leaves them', async () => {
    await set(event, { names: { en: 'Harbour Cup' } });
    await ingest(...matchEvents(game + 1));
    expect(await listed()).toMatchObject({ event_name_en: 'Harbour Cup' });
    await clear(event);
    expect(await listed()).toMatchObject({ event_name_en: 'Cup 100' });
  });

  it('DESK-23 PUSH-2 reach the push of open matches, and no match that is over', async () => {
    await ingest(...matchEvents(game + 1), live(game + 1, { status: 4 }));
    await books.context.publisher.drain();
    await set(team(), { names: { en: 'Harbour Kings' } });
    const published = await books.context.publisher.drain();
    expect(published).toContainEqual({ type: 'structure', game_id: game });
    await set(event, { names: { en: 'Harbour Cup' } });
    const ofEvent = (await books.context.publisher.drain()).filter(({ type }) => type === 'structure');
    expect(ofEvent).toContainEqual({ type: 'structure', game_id: game });
    expect(ofEvent).not.toContainEqual({ type: 'structure', game_id: game + 1 });
    await clear(event);
    expect(await books.context.publisher.drain()).toContainEqual({ type: 'structure', game_id: game });
  });

  it('DESK-23 FIND-3 are found in their language, and the replaced ones are not', async () => {
    await ingest(feedNames('Otters', { en: 'Cobalt Otters', cn: '钴蓝水獭', kr: '코발트 오터스' }));
    expect(await search('cobalt otters')).toMatchObject([{ kind: 'team', team_id: team().id }]);
    await set(team(), { names: { en: 'Scarlet Otters', cn: '猩红水獭' }, aliases: ['Redfur', 'RDF'] });
    expect(await search('scarlet')).toMatchObject([{ team_id: team().id, name_en: 'Scarlet Otters' }]);
    expect(await search('xinghong', 1)).toMatchObject([{ team_id: team().id, name_cn: '猩红水獭' }]);
    expect(await search('redfur')).toMatchObject([{ team_id: team().id, alias: 'Redfur' }]);
    expect(await search('cobalt')).toEqual([]);
    expect(await search('코발트', 8)).toMatchObject([{ team_id: team().id }]);
    await set(event, { aliases: ['Quayside Open'] });
    expect(await search('quayside')).toMatchObject([{ kind: 'event', event_id: 100, alias: 'Quayside Open' }]);
    await set(event);
    expect(await search('quayside')).toEqual([]);
    await clear(team());
    expect(await search('cobalt otters')).toMatchObject([{ team_id: team().id }]);
    expect(await search('redfur')).toMatchObject([{ team_id: team().id }]);
  });

  it('DESK-23 FEED-1 an alias that the feed states too stays when either takes it back', async () => {
    await ingest(aliases('Quartz', 'QTZ'));
    await set(team(), { aliases: ['Quartz'] });
    await ingest(aliases('QTZ'));
    expect(await read(team())).toMatchObject({ aliases: ['Quartz'], feed_aliases: ['QTZ'] });
    expect(await search('quartz')).toMatchObject([{ team_id: team().id }]);
    await ingest(aliases('QTZ', 'Quartz'));
    await set(team());
    expect(await read(team())).toMatchObject({ aliases: [], feed_aliases: ['QTZ', 'Quartz'] });
    expect(await search('quartz')).toMatchObject([{ team_id: team().id }]);
  });

  it('DESK-23 a ticket keeps what it stored', async () => {
    const order = await placed(books.context, singleRequest({ gameId: game }, '10'), await books.context.player('100'));
    const stored = () =>
      ask(
        books.context.databaseUrl,
        `select to_jsonb(b) as bet, to_jsonb(l) as leg, p.answer from bets b join bet_legs l using (order_no)
         join placements p on p.account_id = b.account_id and p.request_id = b.request_id where b.order_no = $1`,
        [order],
      );
    const before = await stored();
    expect(before).toHaveLength(1);
    await set(team(), { names: { en: 'Harbour Kings' } });
    expect(await stored()).toEqual(before);
  });
});

describe('the guard under names of the house', () => {
  const held = () =>
    ask(
      books.context.databaseUrl,
      `select event->>'team_id' as team from quarantine where game_id = $1 and state = 'held'`,
      [game],
    );

  it('DESK-23 D2 judges a name of the feed by what the feed said', async () => {
    await set(team(), { names: buildNames('Harbour Kings') });
    await ingest(feedNames(`Other ${game}`));
    expect(await held()).toEqual([{ team: String(team().id) }]);
    expect(await read(team())).toMatchObject({ feed: buildNames(`Thing ${game}`) });
  });

  it('DESK-23 D2 also doubts a name of the feed that is the house’s of the other team', async () => {
    await set(team(2), { names: buildNames('Harbour Kings') });
    await ingest(feedNames('Harbour Kings'));
    expect(await held()).toEqual([{ team: String(team().id) }]);
    expect(await listed()).toMatchObject({ team_name_1_en: `Thing ${game}`, team_name_2_en: 'Harbour Kings' });
  });
});

describe('two operators', () => {
  it('bad-input 298 DESK-23 a save on an older version is refused with what it is now, who and when', async () => {
    const seen = await read(team());
    await set(team(), { names: { en: 'First' }, version: seen.version });
    const second = await set(team(), { names: { en: 'Second' }, version: seen.version, by: ben });
    expect(problemOf(second)).toEqual([409, 'changed-meanwhile']);
    expect(second.data['now']).toMatchObject({
      ...{ version: seen.version + 1, house: { en: 'First' }, set_by: 'trader' },
      set_at: expect.any(Number),
    });
    expect(await listed()).toMatchObject({ team_name_1_en: 'First' });
    const third = await set(team(), { names: { en: 'Second' }, version: seen.version + 1, by: ben });
    expect(third.data).toMatchObject({ version: seen.version + 2, set_by: 'ben' });
  });

  it('DESK-23 of two at once one wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { version } = await read(team());
      const both = await Promise.all([
        set(team(), { names: { en: `Ann ${round}` }, version }),
        set(team(), { names: { en: `Ben ${round}` }, version, by: ben }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await read(team())).version).toBe(version + 1);
    }
  });

  it('DESK-23 who name both teams of a match alike at once do not both succeed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const names = { en: `Twin ${round}` };
      const both = await Promise.all([set(team(), { names }), set(team(2), { names, by: ben })]);
      expect(both.map(problemOf)).toContainEqual([409, 'same-name']);
      expect(both.map(({ status }) => status)).toContain(200);
    }
  });

  it('DESK-18 DESK-23 a request is done once', async () => {
    const request_id = randomUUID();
    expect(await set(team(), { names: { en: 'Once' }, request_id })).toMatchObject({ status: 200 });
    expect(problemOf(await set(team(), { names: { en: 'Twice' }, request_id }))).toEqual([409, 'repeated']);
    expect(await read(team())).toMatchObject({ version: 1, house: { en: 'Once' } });
  });
});

describe('bad input', () => {
  it.each([
    ['10 KB', 'Endless '.repeat(1_280).trim()],
    ['more than 200 characters', 'x'.repeat(201)],
    ['a control character', 'Har\u0007bour'],
    ['a line end', 'Harbour\nKings'],
    ['a right-to-left override', 'Harbour \u202esgniK'],
    ['an isolate', '\u2067Harbour\u2069'],
    ['a zero-width blank', 'Har\u200bbour'],
    ['empty', ''],
    ['only blanks', '   '],
    ['blanks at an end', ' Harbour'],
    ['nothing that is seen', '\u3164\u200d\u0301'],
  ])('bad-input 172 DESK-23 a name or alias with %s is refused', async (_, text) => {
    expect(problemOf(await set(team(), { names: { en: text } }))).toEqual([400, 'invalid']);
    expect(problemOf(await set(team(), { aliases: [text] }))).toEqual([400, 'invalid']);
    expect(await listed()).toMatchObject({ team_name_1_en: `Thing ${game}` });
  });

  it('bad-input 172 DESK-23 half a character is no JSON', async () => {
    expect(problemOf(await set(team(), { names: { en: 'Harbour \ud800' } }))).toEqual([400, 'malformed']);
  });

  it('bad-input 104 DESK-23 markup, emoji, joiners and 200 characters are names', async () => {
    for (const en of ['<b onload=x>Bandits</b>', '🐺 Wolves', 'ก\u200dข', 'x'.repeat(200), `'; drop table teams; --`]) {
      expect((await set(team(), { names: { en } })).status).toBe(200);
      expect((await listed())?.team_name_1_en).toBe(en);
    }
  });

  it('bad-input 173 DESK-23 at most 20 aliases, none twice', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `Alias ${at}`);
    expect(problemOf(await set(team(), { aliases: many(21) }))).toEqual([400, 'invalid']);
    expect(problemOf(await set(team(), { aliases: ['Same', 'Same'] }))).toEqual([400, 'invalid']);
    expect((await set(team(), { aliases: many(20) })).data['aliases']).toHaveLength(20);
  });

  it('DESK-23 the name of the other team of an open match is refused, in one language too, and so is its return', async () => {
    const other = buildNames(`Other ${game}`);
    const refused = await set(team(), { names: { kr: `${other.kr}!` } });
    expect(problemOf(refused)).toEqual([409, 'same-name']);
    expect(refused.data).toMatchObject({ game_id: game, language: 'kr' });
    await set(team(), { names: buildNames('Harbour Kings') });
    expect((await set(team(2), { names: { en: `Thing ${game}` } })).status).toBe(200);
    expect(problemOf(await clear(team()))).toEqual([409, 'same-name']);
    expect(await listed()).toMatchObject({ team_name_1_en: 'Harbour Kings' });
    await ingest(live(game, { status: 4 }));
    expect((await clear(team())).status).toBe(200);
  });

  it('D2 DESK-23 a placeholder is no name of a team', async () => {
    for (const en of ['TBD', 'Winner of Match A'])
      expect(problemOf(await set(team(), { names: { en } }))).toEqual([400, 'placeholder-name']);
    expect((await set(team(), { names: { en: '🐺🐺' } })).data).toMatchObject({ language: 'en' });
    expect((await set(team(), { names: { cn: '待定' } })).data).toMatchObject({ language: 'cn' });
  });

  it('DESK-23 an unknown id, and what belongs to Speed LOL, is no subject', async () => {
    for (const id of [999_999_999, 8_000_000_000_000_001]) {
      const subject = { kind: 'event', id } as const;
      expect(problemOf(await books.trader.client.call('readNames', subject))).toEqual([404, 'unknown-team-or-event']);
      const body = { ...subject, names: NO_HOUSE_NAMES, aliases: [], version: 0 };
      const sent = await books.trader.client.call('setNames', { ...given, request_id: randomUUID(), ...body });
      expect(problemOf(sent)).toEqual([404, 'unknown-team-or-event']);
    }
    for (const id of [0, -1, 1.5, 2 ** 53, '7'])
      expect((await books.trader.client.call('readNames', { kind: 'team', id })).status).toBe(400);
    expect((await books.trader.client.call('readNames', { kind: 'match', id: game })).status).toBe(400);
  });
});

describe('search of the desk', () => {
  const found = async (text: string) => {
    await indexAllNames(books.context);
    const { status, data } = await books.trader.client.call('findNames', { search: text });
    expect(status).toBe(200);
    return z.parse(DESK_CALLS.findNames.answer, data).found;
  };

  it('DESK-23 finds by id, names of the feed under a mask, of the house, aliases and any script', async () => {
    await ingest(feedNames('Basalt Cranes', { cn: '玄武岩鹤', kr: '현무암 두루미' }));
    await set(team(), { names: { en: 'Granite Cranes' }, aliases: ['GRC'] });
    const row = { ...team(), game_type_id: 1, has_house_names: true, shown: { en: 'Granite Cranes', cn: '玄武岩鹤' } };
    for (const text of [String(team().id), 'basalt', 'ALT CRA', 'granite', 'grc', 'xuanwuyan', '현무암'])
      expect(await found(text), text).toContainEqual(row);
    const { data } = await books.trader.client.call('findNames', { search: 'granite' });
    expect(data['names']).toMatchObject({ games: [{ game_type_id: 1, names: { en: 'Game 1' } }] });
    expect(await found('100')).toContainEqual(expect.objectContaining({ ...event, has_house_names: false }));
  });

  it('bad-input 311 DESK-23 signs of patterns are text', async () => {
    await set(team(), { names: { en: '100%_sure' } });
    expect(await found('0%_s')).toMatchObject([team()]);
    for (const text of ['%', '_', '\\', "'; drop table teams"]) expect(await found(text)).not.toContainEqual(null);
    expect(await found('0_%s')).toEqual([]);
    expect((await books.trader.client.call('findNames', { search: 'x'.repeat(65) })).status).toBe(400);
    expect((await books.trader.client.call('findNames', { search: '\u0000' })).status).toBe(400);
  });

  it('DESK-23 without a text lists what has names of the house, the newest change first', async () => {
    books.desk.passTime(1_000);
    await set(team(2), { names: { en: 'Older' } });
    books.desk.passTime(1_000);
    await set(team(), { names: { en: 'Newer' } });
    expect((await found(' ')).slice(0, 2)).toMatchObject([team(), team(2)]);
    await clear(team());
    expect(await found('')).not.toContainEqual(expect.objectContaining(team()));
  });
});

describe('rights and records', () => {
  it('DESK-7 DESK-23 each change leaves one row with what it was and is, a refused one too', async () => {
    await set(team(), { names: { en: 'First' }, aliases: ['F1'] });
    await set(team(), { names: { en: 'Second' }, version: 0, by: ben });
    await clear(team());
    const about = { reason: 'sponsor changed' };
    expect(await auditOf(team())).toEqual([
      {
        ...{ action: 'setNames', result: 'done', operator: 'trader', ...about },
        before: { version: 0, names: {}, aliases: [] },
        after: { version: 1, names: { en: 'First' }, aliases: ['F1'] },
      },
      { action: 'setNames', result: 'changed_meanwhile', operator: 'ben', ...about, before: null, after: null },
      {
        ...{ action: 'clearNames', result: 'done', operator: 'trader', ...about },
        before: { version: 1, names: { en: 'First' }, aliases: ['F1'] },
        after: { version: 2, names: {}, aliases: ['F1'] },
      },
    ]);
    const { data } = await books.trader.client.call('audit', { limit: 1 });
    expect(data).toMatchObject({
      actions: [{ subject: `team:${team().id}` }],
      names: { teams: [{ team_id: team().id, names: { en: `Thing ${game}` } }] },
    });
  });

  it('DESK-5 DESK-23 viewers and settlers read names, and change none', async () => {
    for (const role of ['viewer', 'settler'] as const) {
      const by = await books.desk.signedIn(`names of ${role}`, [role]);
      expect((await by.client.call('readNames', team())).status).toBe(200);
      expect(problemOf(await set(team(), { names: { en: 'Not so' }, by }))).toEqual([403, 'forbidden']);
    }
    expect(await read(team())).toMatchObject({ version: 0 });
  });

  it('DESK-1 DESK-23 the role of the desk changes names by the function alone, and it keeps what is no name out', async () => {
    const { rows } = await asDesk(`update teams set house_names = '{"en": "Pwned"}'`);
    expect(rows).toBe('42501');
    const call = (names: string) => `select set_house_names('team', ${team().id}, 0, '${names}', '{}', 1, 1)`;
    for (const names of ['{"xx": "No language"}', '{"en": ""}', '{"en": 7}'])
      expect((await asDesk(call(names))).rows).toBe('23514');
  });
});

/** Error code of a statement. */
async function asDesk(statement: string): Promise<{ rows: unknown }> {
  const run = ask(books.context.databaseUrl, `set role clutchline_desk; ${statement}; reset role`);
  return await run.then(
    () => ({ rows: 'done' }),
    (error: unknown) => ({ rows: typeof error === 'object' && error !== null && 'code' in error ? error.code : error }),
  );
}
