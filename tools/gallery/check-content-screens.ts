import { LANGUAGES } from '@clutchline/contract';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { CONTENT_THEMES, contentScreens, lookAtContent } from '@clutchline/test-support/browser/content-screens';
import { ANNOUNCEMENT_PATH, publishAnnouncements } from '@clutchline/test-support/bench/publish-announcements';
import { startProduct } from '@clutchline/test-support/bench/start-product';
import { matchScreens } from '@clutchline/test-support/browser/match-screens';

// Of `npm run content-screens` (K20).
const MOST_SHIFT = 0.02;

const site = await startProduct('content-screens', { historyDays: 10 });
const browser = await startBrowser();
let looks = 0;
let faults = 0;
try {
  await publishAnnouncements(site.databaseUrl);
  const screens = [...(await contentScreens(site.url)), ...(await matchScreens(site.url))];
  for (const [name, path] of [...screens, ['announcement', ANNOUNCEMENT_PATH] as const]) {
    for (const { id, code } of LANGUAGES) {
      for (const theme of CONTENT_THEMES) {
        const look = { browser, address: `${site.url}${path}`, langId: id, theme };
        const { sideways, cut, barriers, errors, shift } = await lookAtContent(look);
        looks += 1;
        const isSound = sideways === 0 && cut.length + barriers.length + errors.length === 0 && shift <= MOST_SHIFT;
        if (isSound) continue;
        faults += 1;
        console.error(name, code, theme, { sideways, cut, barriers, errors, shift });
      }
    }
    console.log(`${name}: ${faults} of ${looks} so far are not sound`);
  }
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = faults === 0 ? 0 : 1;
