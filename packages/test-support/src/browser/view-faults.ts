import type { Page } from 'playwright-core';

import { findBarriers } from './find-barriers';
import { overflowOf } from './overflow-of';

/** CSS pixels of a window of 1280 × 1024 at a zoom (WCAG 1.4.4, 1.4.10). */
const ZOOMS = { '200 %': { width: 640, height: 512 }, '400 %': { width: 320, height: 256 } } as const;
/** Most of the height that parts in a fixed place may cover (U42). */
const MOST_COVERED = 0.25;

/**
 * What is wrong for readers with reduced motion, forced colours and zoom. The page must have been opened with `still`;
 * its size is restored.
 */
export async function findViewFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const faults = (await movingParts(page)).map((part) => `reduced motion: ${part} moves`);
  faults.push(...(await findForcedFaults(page)));
  for (const [zoom, window] of Object.entries(ZOOMS)) {
    await page.setViewportSize(window);
    await page.locator('.clutchline[data-width="narrow"]').waitFor();
    const { sideways, cut } = await overflowOf(page);
    const covered = await coveredShare(page);
    if (sideways > 0) faults.push(`${zoom}: scrolls sideways by ${sideways} px`);
    faults.push(...cut.map((text) => `${zoom}: cut: ${text}`));
    if (covered > MOST_COVERED) faults.push(`${zoom}: ${Math.round(100 * covered)} % of the window is covered`);
  }
  if (size !== null) await page.setViewportSize(size);
  return faults;
}

/**
 * Axe prefers a text's fill colour to its colour. With forced colours, Chromium paints the forced colour but reports the
 * fill without it. The app sets no fill anywhere, so the colour is right.
 */
const READ_FORCED_TEXT = `{
  const { prototype } = CSSStyleDeclaration;
  const read = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}`;

/** Cut texts and missing contrast with forced colours. Parts that keep their own colours need contrast with those of the system. */
export async function findForcedFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(READ_FORCED_TEXT);
  const { sideways, cut } = await overflowOf(page);
  const barriers = await findBarriers(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: null });
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...cut.map((text) => `cut: ${text}`),
    ...barriers,
  ].map((fault) => `forced colours: ${fault}`);
}

/** Parts with an animation or a transition that takes time. No named function inside: the page lacks the compiler's helper. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.clutchline, .clutchline *')]
      .filter((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(part);
        const animations = animationName === 'none' ? [] : animationDuration.split(',');
        return [...animations, ...transitionDuration.split(',')].some((duration) => parseFloat(duration) > 0);
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );

/** Part of the height, at the middle of the window, that does not scroll with the page; 0 under an open dialog. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]') !== null) return 0;
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const fixed = new Set(
      [...document.querySelectorAll('.clutchline *')].filter((part) =>
        ['fixed', 'sticky'].includes(getComputedStyle(part).position),
      ),
    );
    let covered = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      let part = document.elementFromPoint(innerWidth / 2, y);
      while (part !== null && !fixed.has(part)) part = part.parentElement;
      if (part !== null) covered += 1;
    }
    scrollTo(0, 0);
    return covered / innerHeight;
  });
