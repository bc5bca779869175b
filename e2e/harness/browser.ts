import { existsSync } from 'node:fs';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const BINARIES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the machine's Chromium without any of its calls home. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? BINARIES.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium found: install the package `chromium` or set CHROMIUM.');
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
  /** Errors the page reported: exceptions, rejections, console errors, breaches of its policy. */
  readonly errors: readonly string[];
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  /** Colours change at once: what is measured is not on its way. */
  readonly still?: boolean;
  /** Errors that the test brings about itself, by their text: they do not count. */
  readonly provokes?: RegExp;
}

const unexpected: string[] = [];

/** Errors of every page since the last call; each test ends by finding none (fail-on-page-errors.ts). */
export const takeUnexpectedErrors = (): string[] => unexpected.splice(0);

/** Runs in every page and frame of a context: what a policy refused becomes an error of the console. */
function reportBreaches(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error('policy breached:', violatedDirective, blockedURI, sourceFile),
  );
}

/** A page in a fresh context that remembers every error it or a frame of it reports. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { width = 1440, height = 900, locale = 'en-US', still = false, provokes } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
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
  return { page: await context.newPage(), context, errors };
}
