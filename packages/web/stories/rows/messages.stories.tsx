import type { Announcement } from '@clutchline/contract';

import { useTexts } from '../../src/i18n/use-texts';
import { BulletinBanners } from '../../src/screens/bulletins/bulletin-banners';
import { BulletinLine } from '../../src/screens/bulletins/bulletin-line';
import { FreshnessLine } from '../../src/screens/common/freshness-line';
import { LoadFailed, NewVersion } from '../../src/screens/common/load-failed';
import { CorrectionNotice } from '../../src/screens/corrections/correction-notice';
import { SoundPrompt } from '../../src/screens/frame/sound-prompt';
import { TopBanner } from '../../src/screens/frame/top-banner';
import { ListSkeleton } from '../../src/screens/match-list/list-skeleton';
import { showBanner } from '../../src/state/banner/banner-store';
import type { AppState } from '../../src/state/app-state';
import { ok } from '../../testing/test-app';
import { HOUR, MINUTE, NOON } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Messages' } satisfies StoryFile;

const nothing = (): void => undefined;

function bulletin(announcement_id: string, fields: Partial<Announcement> = {}): Announcement {
  return {
    announcement_id,
    revision: 1,
    type: 'system',
    severity: 'info',
    title: 'New help pages',
    text_lang: 2,
    publish_at: NOON - HOUR,
    is_pinned: 0,
    is_spoiler: 0,
    is_unread: 0,
    maintenance: null,
    ...fields,
  };
}

const CORRECTION = { orderNo: '01JD5Z6W7X8Y9ZABCDEFGHJKMN', revision: 2, generation: 0 };
const WORKS = { banner_at: NOON - HOUR, starts_at: NOON + 20 * MINUTE, ends_at: NOON + HOUR };
const BANNERS = [
  bulletin('urgent', { severity: 'urgent', title: 'Results of the Skyline Masters are being checked' }),
  bulletin('works', { type: 'maintenance', title: 'Maintenance of the database', maintenance: WORKS }),
];
const withBanners = {
  getAnnouncements: () => ok({ rows: [], banners: BANNERS, next_cursor: null, unread_count: 0 }),
};

const LINES: Readonly<Record<string, Announcement>> = {
  plain: bulletin('plain'),
  unread: bulletin('unread', { is_unread: 1 }),
  'important, pinned': bulletin('pinned', { severity: 'important', is_pinned: 1, type: 'rules' }),
  urgent: bulletin('urgent', { severity: 'urgent', type: 'results' }),
};

const FRESHNESS: Readonly<Record<string, (app: AppState) => void>> = {
  live: () => undefined,
  connecting: ({ freshness }) => freshness.setState({ freshness: { state: 'connecting' } }),
  'not live': ({ freshness }) => freshness.setState({ freshness: { state: 'stale', since: NOON } }),
};

/** Its time does not begin. */
function keepShown(banner: AppState['banner'], kind: (typeof NOTICES)[number]): void {
  showBanner(banner, { kind: 'key', key: 'notice.slip_dropped' }, kind);
  banner.setState({ hold: nothing });
}

const NOTICES = ['notice', 'sign-in'] as const;

function Lines() {
  const { language } = useTexts();
  return (
    <Specimens as="rows">
      {Object.entries(LINES).map(([name, row]) => (
        <Specimen key={name} name={name}>
          <ul className={styles['card']}>
            <BulletinLine row={{ ...row, text_lang: language.id }} isUnread={row.is_unread === 1} />
          </ul>
        </Specimen>
      ))}
      <Specimen name="in another language">
        <ul className={styles['card']}>
          <BulletinLine
            row={bulletin('other', { text_lang: language.id === 7 ? 8 : 7, title: '新しいヘルプ' })}
            isUnread
          />
        </ul>
      </Specimen>
    </Specimens>
  );
}

export const Notices: Story = {
  render: () => (
    <Specimens as="rows">
      {NOTICES.map((kind) => (
        <Specimen key={kind} name={kind}>
          <WithState prepare={({ banner }) => keepShown(banner, kind)}>
            <TopBanner />
          </WithState>
        </Specimen>
      ))}
      <Specimen name="settled again">
        <WithState prepare={({ corrections }) => corrections.setState([CORRECTION], true)}>
          <CorrectionNotice />
        </WithState>
      </Specimen>
      <Specimen name="question about sounds">
        <SoundPrompt />
      </Specimen>
      <Specimen name="announcements">
        <WithState server={withBanners}>
          <BulletinBanners />
        </WithState>
      </Specimen>
    </Specimens>
  ),
};

export const Announcements: Story = { render: () => <Lines /> };

export const Freshness: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(FRESHNESS).map(([name, prepare]) => (
        <Specimen key={name} name={name}>
          <WithState prepare={prepare}>
            <FreshnessLine />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Failures: Story = {
  render: () => (
    <Specimens as="rows">
      <Specimen name="loading">
        <ListSkeleton />
      </Specimen>
      <Specimen name="failed">
        <LoadFailed reload={nothing} />
      </Specimen>
      <Specimen name="new version">
        <NewVersion reload={nothing} />
      </Specimen>
    </Specimens>
  ),
};
