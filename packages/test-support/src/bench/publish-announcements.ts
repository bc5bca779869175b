import { saveAnnouncement } from '../../../server/src/announcements';
import { openDatabase } from '../../../server/src/composition/create-stores';

const silent = (): void => undefined;
const LOG = { info: silent, warn: silent, error: silent };
const HOUR_MS = 3_600_000;
const TYPES = ['event', 'rules', 'system'] as const;

export const ANNOUNCEMENT_PATH = `/announcements/detail?id=sample-${TYPES[0]}`;

const BODY = `## What changes

The group stage begins **two hours later**. Bets on its matches stay open until the new time.

- Matches of group A
- Matches of group B, see [the schedule](/schedule)

1. Open the event
2. Choose *Matches*`;

/**
 * Without a banner, so that other screens are as before. The others have the English text in other languages.
 *
 * @param now business time, ms
 */
export async function publishAnnouncements(url: string, now: number = Date.now()): Promise<void> {
  const { stores, inTransaction, close } = openDatabase(url, LOG);
  const files = TYPES.map((type, index) => ({
    ...{ id: `sample-${type}`, type, severity: 'info', pinned: index === 0 },
    title: { 'en-US': `Sample announcement ${index + 1}`, 'zh-CN': `示例公告 ${index + 1}` },
    body: { 'en-US': BODY, 'zh-CN': BODY },
    publish_at: new Date(now - (index + 1) * HOUR_MS).toISOString(),
  }));
  try {
    for (const file of files) {
      const context = { stores, inTransaction, clock: { now: () => now } };
      const outcome = await saveAnnouncement(context, 'add', { file, by: ['sample'] });
      if (outcome !== 'saved') throw new Error(`the announcement was not saved: ${JSON.stringify(outcome)}`);
    }
  } finally {
    await close();
  }
}
