import { existsSync } from 'node:fs';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { shiftDate, siteTimeShift } from './site-time';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Without background network requests. The shell needs less processor time than a whole browser, which players have and
 * benchmarks measure.
 */
export async function startBrowser(preferred: 'shell' | 'whole' = 'shell'): Promise<Browser> {
  const paths = preferred === 'shell' ? [SHELL, ...WHOLE] : [...WHOLE, SHELL];
  const executablePath = process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium found: install the package `chromium-headless-shell` or set CHROMIUM.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Exceptions, rejections, console errors, policy violations. */
  readonly errors: readonly string[];
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly still?: boolean;
  /** A phone: touch is the only pointer. */
  readonly touch?: boolean;
  readonly provokes?: RegExp;
}

/** `provokes` of tests that load the server: it refuses lists for a moment. */
export const BUSY = /status of (429|503)/;

const unexpected: string[] = [];

export const takeUnexpectedErrors = (): string[] => unexpected.splice(0);

/** In every page and frame: policy violations become console errors. */
function reportBreaches(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error('policy breached:', violatedDirective, blockedURI, sourceFile),
  );
}

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { width = 1440, height = 900, locale = 'en-US', still = false, touch = false, provokes } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    hasTouch: touch,
    isMobile: touch,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const errors: string[] = [];
  const remember = (error: string): void => {
    if (provokes?.test(error) === true) return;
    errors.push(error);
    unexpected.push(error);
  };
  context.on('weberror', (thrown) => remember(`exception: ${thrown.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') remember(`console: ${message.text()} ${message.location().url}`);
  });
  await context.addInitScript(reportBreaches);
  if (siteTimeShift() !== 0) await context.addInitScript(shiftDate, siteTimeShift());
  return { page: await context.newPage(), context, errors };
}
