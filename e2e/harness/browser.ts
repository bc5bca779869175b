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
  /** Errors the page reported: exceptions, rejections, console errors. A test ends by expecting none. */
  readonly errors: readonly string[];
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  /** Colours change at once: what is measured is not on its way. */
  readonly still?: boolean;
}

/** A page in a fresh context that remembers every error it reports. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { width = 1440, height = 900, locale = 'en-US', still = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return { page, context, errors };
}
