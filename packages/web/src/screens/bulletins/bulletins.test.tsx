// @vitest-environment jsdom
import type { Announcement } from '@clutchline/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { countdown, BulletinBanners } from './bulletin-banners';
import { BulletinBody } from './bulletin-body';
import { BulletinDetail } from './bulletin-detail';
import { BulletinList } from './bulletin-list';

afterEach(cleanup);

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
    cleanup();
    renderInApp(<BulletinList />, {
      place: '/announcements',
      area,
      server: page([row('a', { revision: 2 }), row('b')]),
    });
    await screen.findByText('1 unread');
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
});
