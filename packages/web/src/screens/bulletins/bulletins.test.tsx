// @vitest-environment jsdom
import type { Announcement } from '@clutchline/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { countdown, BulletinBanners } from './bulletin-banners';
import { BulletinBody } from './bulletin-body';
import { BulletinDetail } from './bulletin-detail';
import { BulletinList } from './bulletin-list';

afterEach(cleanup);

/** Elements that a body may have (NEWS-2). */
const OWN_NODES = new Set(['p', 'h2', 'pre', 'ol', 'ul', 'li', 'code', 'em', 'strong', 'a']);

const row = (announcement_id: string, fields: Partial<Announcement> = {}): Announcement => ({
  ...{ announcement_id, revision: 1, type: 'system', severity: 'info', title: `Title ${announcement_id}` },
  ...{ text_lang: 2, publish_at: Date.UTC(2026, 0, 1), is_pinned: 0, is_spoiler: 0, is_unread: 0, maintenance: null },
  ...fields,
});

const page = (rows: readonly Announcement[], banners: readonly Announcement[] = []) => ({
  getAnnouncements: () => ok({ rows, next_cursor: null, unread_count: 0, banners }),
});

describe('announcements', () => {
  it('NEWS-3 signed out, all are unread until they are marked, and the device remembers it', async () => {
    const area = new FakeStorageArea();
    renderInApp(<BulletinList />, { place: '/announcements', area, server: page([row('a'), row('b')]) });
    await screen.findByText('2 unread');
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.getByText('0 unread').dataset['focusNext'], 'U2').toBe('true');
    cleanup();
    renderInApp(<BulletinList />, {
      place: '/announcements',
      area,
      server: page([row('a', { revision: 2 }), row('b')]),
    });
    await screen.findByText('1 unread');
  });

  it('NEWS-3 U2 after the last page a sentence has the place and the focus of the button', async () => {
    const pages = [
      { rows: [row('a')], next_cursor: '0-1-a' },
      { rows: [row('b')], next_cursor: null },
    ];
    renderInApp(<BulletinList />, {
      place: '/announcements',
      server: {
        getAnnouncements: ({ cursor }) => ok({ ...pages[cursor === null ? 0 : 1], unread_count: 0, banners: [] }),
      },
    });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.queryByText('That is all')).toBeNull();
    more.focus();
    fireEvent.click(more);
    expect((await screen.findByText('That is all')).getAttribute('data-focus-next')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('NEWS-3 U3 a chosen type announces how many it has, also that it has none, and not what the screen opens with', async () => {
    const all = [row('a', { type: 'rules' }), row('b')];
    renderInApp(<BulletinList />, {
      place: '/announcements',
      server: {
        getAnnouncements: ({ type }) => {
          const rows = all.filter((one) => type === null || one.type === type);
          return ok({ rows, next_cursor: null, unread_count: 0, banners: [] });
        },
      },
    });
    await screen.findByText('Title a');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    const choose = (value: string) => fireEvent.change(screen.getByLabelText('Type'), { target: { value } });
    choose('rules');
    await waitFor(() => expect(status.textContent).toBe('1 result'));
    choose('maintenance');
    await waitFor(() => expect(status.textContent).toBe('No announcements'));
  });

  it('bad-input 199 a damaged list of read announcements is empty', async () => {
    const area = new FakeStorageArea();
    area.put('readBulletins', [1, null, 'x', 'a@0', { id: 'a' }]);
    renderInApp(<BulletinList />, { place: '/announcements', area, server: page([row('a')]) });
    await screen.findByText('1 unread');
  });

  it('NEWS-1 names the language of a text that is not in the shown one', async () => {
    renderInApp(<BulletinList />, { place: '/announcements', server: page([row('a', { text_lang: 1 })]) });
    await screen.findByText('In Simplified Chinese');
  });

  it('bad-input 198 LANG-3 a text in one other language is shown with its mark in list, banner and page, never an empty title', async () => {
    const only = row('a', { text_lang: 4, title: 'ปิดปรับปรุงระบบ', severity: 'urgent' });
    renderInApp(<BulletinList />, { place: '/announcements', server: page([only]) });
    const title = await screen.findByText('ปิดปรับปรุงระบบ');
    expect(title.getAttribute('lang')).toBe('th-TH');
    await screen.findByText('In Thai');
    cleanup();
    renderInApp(<BulletinBanners />, { server: page([], [only]) });
    expect((await screen.findByText('ปิดปรับปรุงระบบ')).closest('[lang]')?.getAttribute('lang')).toBe('th-TH');
    cleanup();
    const found = { is_withdrawn: 0, announcement: only, blocks: [] };
    renderInApp(<BulletinDetail />, {
      place: '/announcements/detail?id=a',
      server: { getAnnouncement: () => ok({ found }) },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'ปิดปรับปรุงระบบ' });
    expect(heading.getAttribute('lang')).toBe('th-TH');
    await screen.findByText('In Thai');
  });

  it('NEWS-4 a banner is closed by id and revision', async () => {
    const area = new FakeStorageArea();
    const urgent = row('a', { severity: 'urgent' });
    renderInApp(<BulletinBanners />, { area, server: page([], [urgent]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss this announcement' }));
    expect(screen.queryByText('Title a')).toBeNull();
    cleanup();
    renderInApp(<BulletinBanners />, { area, server: page([], [{ ...urgent, revision: 2 }]) });
    await screen.findByText('Title a');
  });

  it('NEWS-4 U3 the region of the banners is there before them', async () => {
    renderInApp(<BulletinBanners />, { server: page([], [row('a', { severity: 'urgent' })]) });
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    expect((await screen.findByText('Title a')).closest('[role="status"]')).toBe(region);
  });

  it('NEWS-4 a banner that cannot be closed has its own place, so that it covers no control', async () => {
    const now = Date.UTC(2026, 0, 1, 12);
    const works = (starts_at: number) =>
      row('works', { type: 'maintenance', maintenance: { banner_at: 1, starts_at, ends_at: now + 7_200_000 } });
    const fixed = async (starts_at: number): Promise<string | null> => {
      renderInApp(<BulletinBanners />, { server: page([], [row('a', { severity: 'urgent' }), works(starts_at)]) });
      const banners = (await screen.findByText('Title works')).closest('[role="status"]');
      cleanup();
      return banners?.getAttribute('data-fixed') ?? null;
    };
    expect([await fixed(now + 3_600_000), await fixed(now + 600_000)]).toEqual(['false', 'true']);
  });

  it('NEWS-4 counts down by minutes and seconds', () => {
    expect([countdown(3_600_000), countdown(65_000), countdown(1)]).toEqual(['60:00', '1:05', '0:01']);
  });

  it('NEWS-5 says that an announcement was withdrawn; SPOIL-3 shows only the title of one that spoils', async () => {
    const place = '/announcements/detail?id=a';
    renderInApp(<BulletinDetail />, { place, server: { getAnnouncement: () => ok({ found: { is_withdrawn: 1 } }) } });
    await screen.findByText('This announcement was withdrawn');
    cleanup();
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    const spans = [{ text: 'It ended 3 : 0', is_bold: 0, is_emphasized: 0, is_code: 0, href: null }];
    const found = {
      is_withdrawn: 0,
      announcement: row('a', { is_spoiler: 1 }),
      blocks: [{ kind: 'paragraph', spans }],
    };
    const view = renderInApp(<BulletinDetail />, { place, area, server: { getAnnouncement: () => ok({ found }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show the announcement' }));
    expect(view.container.textContent).toContain('3 : 0');
  });

  it('bad-input 162 an address without an id leads to the list', async () => {
    const { app } = renderInApp(<BulletinDetail />, { place: '/announcements/detail' });
    await waitFor(() => expect(app.env.location.read().path).toBe('/announcements'));
  });

  it('bad-input 197 markup stays text, and an address of another scheme or host is not a link', () => {
    const hostile = '<img src=x onerror=alert(1)></script>';
    const span = { text: hostile, is_bold: 0, is_emphasized: 0, is_code: 0 } as const;
    const spans = ['javascript:alert(1)', '//evil.example', 'http://evil.example', '/results'].map((href) => ({
      ...span,
      href,
    }));
    const { container } = renderInApp(<BulletinBody blocks={[{ kind: 'paragraph', spans }]} />);
    expect(container.querySelectorAll('img, script')).toHaveLength(0);
    expect(container.querySelectorAll('a')).toHaveLength(1);
  });

  it('K19 NEWS-2 of 300 hostile bodies no node is foreign, and every link leads to a route or an https address', () => {
    const text = fc.constantFrom(
      ...[
        '</p><script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<svg/onload=alert(1)>',
        '&lt;b&gt;',
        '{{x}}',
      ],
      ...['</style><style>*{}</style>', '<a href="javascript:alert(1)">x</a>', '\u202e<!--', ']]>', 'plain'],
    );
    const href = fc.constantFrom(
      ...[null, 'javascript:alert(1)', 'JAVASCRIPT:x', 'data:text/html,x', '//evil.example', '/\\evil.example'],
      ...['http://evil.example', 'vbscript:x', 'https://good.example/x', '/events'],
    );
    const flag = fc.constantFrom<0 | 1>(0, 1);
    const spans = fc.array(fc.record({ text, is_bold: flag, is_emphasized: flag, is_code: flag, href }), {
      maxLength: 4,
    });
    const items = fc.array(fc.record({ spans, items: fc.array(fc.record({ spans }), { maxLength: 2 }) }), {
      maxLength: 3,
    });
    const block = fc.oneof(
      fc.record({ kind: fc.constantFrom('paragraph' as const, 'heading' as const), spans }),
      fc.record({ kind: fc.constant('list' as const), is_ordered: flag, items }),
      fc.record({ kind: fc.constant('code' as const), text }),
      fc.constant({ kind: 'rule' as const }),
    );
    const bodies = fc.sample(fc.array(block, { maxLength: 6 }), 300);
    const { container } = renderInApp(bodies.map((blocks, index) => <BulletinBody key={index} blocks={blocks} />));
    const nodes = [...container.querySelectorAll('p *, h2 *, pre *, ol *, ul *, p, h2, pre, ol, ul')];
    expect(nodes.length).toBeGreaterThan(300);
    expect(nodes.filter(({ localName }) => !OWN_NODES.has(localName))).toEqual([]);
    const attributes = nodes.flatMap((node) => [...node.attributes]).filter(({ name }) => name !== 'class');
    expect(new Set(attributes.map(({ name }) => name))).toEqual(new Set(['href', 'rel', 'tabindex', 'target']));
    const addresses = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
    expect(new Set(addresses)).toEqual(new Set(['#', 'https://good.example/x']));
  });
});
