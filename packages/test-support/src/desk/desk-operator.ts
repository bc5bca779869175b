import type { DeskRole } from '@clutchline/contract/desk';
import type { Browser, Page } from 'playwright-core';

import { DeskOperators } from '../../../server/src/desk/access/postgres-desk-operators';
import { openPage, type PageOptions } from '../browser/browser';
import type { Site } from '../browser/start-site';

/** Before the sign-in a page asks whether it has a session. */
export const ASKS_FOR_SESSION = /status of 401 .*\/desk\/api\/me/;
/** A page that shows a proposal requests its preview again; the server refuses it once another operator has decided. */
const ASKS_FOR_SESSION_OR_PREVIEW = /status of (401 .*\/desk\/api\/me|409 .*\/desk\/api\/preview)/;
/** The server refuses every call of a page whose session has ended. */
export const OUTLIVES_SESSION = /status of (401 .*\/desk\/api\/|409 .*\/desk\/api\/preview)/;

/** With a passkey in the browser, as of a phone that verifies its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

export interface DeskOperatorPage {
  readonly page: Page;
  readonly open: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type DeskSite = Pick<Site, 'databaseUrl' | 'deskUrl' | 'now'>;

/** Invited, with a new passkey, and signed in with it. */
export async function openDeskOperator(
  browser: Browser,
  site: DeskSite,
  { name, roles, ...options }: { readonly name: string; readonly roles: readonly DeskRole[] } & PageOptions,
): Promise<DeskOperatorPage> {
  const token = await new DeskOperators(site.databaseUrl, () => site.now()).invite({ name, roles, samePersonAs: null });
  const { page, context } = await openPage(browser, {
    height: 900,
    width: 1280,
    provokes: ASKS_FOR_SESSION_OR_PREVIEW,
    ...options,
  });
  await addAuthenticator(page);
  await page.goto(`${site.deskUrl}/#/invite/${token}`);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('button', { name: 'To the sign-in' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('navigation', { name: 'Screens' }).waitFor();
  return {
    page,
    open: async (path) => {
      await page.evaluate((hash) => void (location.hash = hash), `#/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    close: () => context.close(),
  };
}
