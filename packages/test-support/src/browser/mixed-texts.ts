import type { Page } from 'playwright-core';

/** Letters that the condensed font lacks. */
const MARKED = /[^\u0000-\u00ff\u2010-\u201d\u2022\u2026\u2190-\u2212\u2248\u25b2\u25bc]/u;

/** Texts in the condensed font with letters that it lacks: the browser takes those from another font. */
export const mixedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const marked = new RegExp(source, 'u');
    return [...document.querySelectorAll('.clutchline *')]
      .filter((element) => getComputedStyle(element).fontFamily.includes('Condensed') && element.clientHeight !== 1)
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && marked.test(node.nodeValue ?? ''))
      .map((node) => `${node.parentElement?.className ?? ''}: ${node.nodeValue ?? ''}`);
  }, MARKED.source);
