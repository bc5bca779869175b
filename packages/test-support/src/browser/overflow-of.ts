import type { Page } from 'playwright-core';

export interface Overflow {
  readonly sideways: number;
  readonly cut: readonly string[];
}

export async function overflowOf(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll('.clutchline *')].filter(
      (element) => element.children.length === 0 && element.textContent.trim() !== '',
    );
    const root = document.documentElement;
    return {
      sideways: root.scrollWidth - root.clientWidth,
      cut: leaves
        .filter((element) => {
          const { overflowX, textOverflow } = getComputedStyle(element);
          const clips = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
          return clips && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.textContent.trim()),
    };
  });
}
