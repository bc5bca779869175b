import type { Page } from 'playwright-core';

import { eventually } from './eventually';

/** What a screen reader receives from live regions. */
export interface Utterance {
  /** When the page changed, by its own clock, ms: messages of a busy page arrive late. */
  readonly at: number;
  readonly role: string;
  readonly text: string;
  /** False: in a region that is inert, hidden, or was inserted with its text, so that most screen readers do not announce it. */
  readonly isExposed: boolean;
  /** The region had another text, or none, since it had this one. */
  readonly isBack: boolean;
}

const MARK = 'live-region ';

/** Runs in the page before its scripts. Reports through the console, so that reloads lose nothing. */
function reportLiveRegions(mark: string): void {
  const live = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const known = new WeakMap<Element, string>();

  function wordsOf(node: Node): string {
    if (node instanceof Element && node.matches('[aria-hidden="true"], style, script')) return '';
    if (node instanceof Text) return node.data;
    return [...node.childNodes].map(wordsOf).join(' ');
  }
  const textOf = (node: Node): string => wordsOf(node).replace(/\s+/g, ' ').trim();

  function canBeAnnounced(region: Element): boolean {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isOutside = modal !== undefined && !modal.contains(region);
    return !isOutside && region.closest('[aria-hidden="true"], [inert]') === null && region.checkVisibility();
  }

  function report(region: Element, text: string, isExposed: boolean, isBack = false): void {
    const role = region.getAttribute('role') ?? 'none';
    console.debug(`${mark}${JSON.stringify({ at: Date.now(), role, text, isExposed, isBack })}`);
  }

  function insert(region: Element): void {
    if (known.has(region)) return;
    const text = textOf(region);
    known.set(region, text);
    const isAlert = region.getAttribute('role') === 'alert';
    if (text !== '') report(region, text, isAlert && canBeAnnounced(region));
  }

  /** Regions other than logs are read as a whole, also if they receive the same text again. */
  function change(region: Element, isReplaced: boolean): void {
    const text = textOf(region);
    const before = known.get(region);
    if (before === text && !isReplaced) return;
    known.set(region, text);
    if (text !== '') report(region, text, canBeAnnounced(region), before !== text);
  }

  new MutationObserver((records) => {
    const changed = new Map<Element, boolean>();
    const inserted = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live) ?? null;
      if (region?.getAttribute('role') === 'log') {
        if (type === 'childList') for (const node of addedNodes) report(region, textOf(node), canBeAnnounced(region));
      } else if (region !== null && known.has(region)) {
        const isReplaced = addedNodes.length > 0 && !inserted.has(region);
        changed.set(region, isReplaced || changed.get(region) === true);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const added of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)]) {
          if (!known.has(added)) inserted.add(added);
          insert(added);
        }
      }
    }
    changed.forEach((isReplaced, region) => change(region, isReplaced));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Listens to the live regions of a page, for pages that are opened afterwards.
 *
 * @returns what was reported, oldest first; grows.
 */
export async function listenToLiveRegions(page: Page): Promise<readonly Utterance[]> {
  const utterances: Utterance[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug' || !message.text().startsWith(MARK)) return;
    utterances.push(JSON.parse(message.text().slice(MARK.length)) as Utterance);
  });
  await page.addInitScript(reportLiveRegions, MARK);
  return utterances;
}

const PROOF = 'live regions are recorded';

/** Fails if nothing of the open page is recorded, so that no test takes a broken recorder for silence. */
export async function requireRecording(page: Page, utterances: readonly Utterance[]): Promise<void> {
  await page.evaluate((text) => {
    const region = document.createElement('div');
    region.setAttribute('role', 'status');
    document.body.append(region);
    setTimeout(() => region.append(text), 50);
    setTimeout(() => region.remove(), 500);
  }, PROOF);
  const isRecorded = (): boolean => utterances.some(({ text, isExposed }) => isExposed && text === PROOF);
  await eventually(async () => Promise.resolve(isRecorded()), Boolean, 10_000).catch(() => {
    throw new Error('the live regions of the page are not recorded');
  });
}
