import type { CallName } from '@clutchline/contract';
import type { Locator } from 'playwright-core';

import type { SitePage } from '../pages/site-page';
import type { CallFaults, Fault } from './call-faults';
import { eventually } from './eventually';
import type { PushFaults } from './push-faults';

export interface Matches {
  readonly fixed: number;
  readonly pool: number;
}

export interface Stage {
  readonly player: SitePage;
  readonly url: string;
  readonly faults: CallFaults;
  readonly push: PushFaults;
  readonly matches: Matches;
  readonly check: (face: string) => Promise<void>;
}

export interface Scene {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<void>;
}

export interface Fetching {
  readonly name: string;
  readonly call: CallName;
  readonly path: (stage: Stage) => string;
  readonly content: (player: SitePage) => Locator;
  readonly open?: (stage: Stage) => Promise<void>;
  readonly given?: readonly [CallName, Fault];
  readonly closes?: boolean;
}

export const main = ({ page }: SitePage): Locator => page.getByRole('main');

export async function visit({ player, url }: Stage, path: string): Promise<void> {
  const address = new URL(path, url);
  address.searchParams.set('lang', String(player.t.langId));
  await player.page.goto(address.href);
}

async function enter(stage: Stage, { path, open, call, given }: Fetching, fault: Fault): Promise<void> {
  if (given !== undefined) await stage.faults.set(...given);
  if (open === undefined) await stage.faults.set(call, fault);
  await visit(stage, path(stage));
  if (open === undefined) return;
  await main(stage.player).locator('[role="tab"]:visible').first().waitFor();
  await stage.faults.set(call, fault);
  await open(stage);
}

const busy = ({ page, t }: SitePage): Locator =>
  page
    .locator('[aria-busy="true"]')
    .filter({ hasText: t('common.loading') })
    .last();

const failure = ({ page, t }: SitePage): Locator =>
  page
    .getByRole('alert')
    .filter({ hasText: t('common.loading_failed') })
    .last();

async function bringIntoView(locator: Locator): Promise<void> {
  const scroll = (): Promise<boolean> =>
    locator.scrollIntoViewIfNeeded({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  await eventually(scroll, (isDone) => isDone);
}

/** The keyboard focus must not move to the top. */
export async function pressAgain(
  player: SitePage,
  button: Locator,
  whileFocused: () => Promise<void> = async () => {},
): Promise<void> {
  await button.focus();
  await whileFocused();
  await player.page.keyboard.press('Enter');
  await button.waitFor({ state: 'detached' });
  await player.page.locator('.clutchline :focus').waitFor();
}

/** ERR-6: a skeleton while loading, a retry button after a refusal. */
export function loadingAndFailed(screen: Fetching): Scene {
  return {
    name: `ERR-6 ${screen.name}: loading, failed`,
    async play(stage) {
      const { player, faults, check } = stage;
      await enter(stage, screen, 'late');
      await main(player).getByRole('heading', { level: 1 }).waitFor();
      await bringIntoView(busy(player));
      await check(`${screen.name}-loading`);
      await faults.set(screen.call, 'refused');
      await bringIntoView(reload(player));
      await check(`${screen.name}-failed`);
      // A pool reads itself again after each change; mended before, it might have no button left.
      await pressAgain(player, reload(player), () => faults.mend(screen.call));
      await screen.content(player).waitFor();
    },
  };
}

const reload = (player: SitePage): Locator => failure(player).getByRole('button', { name: player.t('common.reload') });

export const noNetwork = (player: SitePage): Locator =>
  player.page.getByRole('heading', { name: player.t('common.network_connection_failed'), level: 1 });

export const retry = (player: SitePage): Locator =>
  main(player).getByRole('button', { name: player.t('common.retry') });

/** ERR-1: status 500, an invalid response and a cut network show the same page. */
export function unreachable(screen: Fetching): Scene {
  return {
    name: `ERR-1 ${screen.name}: status 500, nonsense, network cut`,
    async play(stage) {
      const { player, faults, check } = stage;
      await enter(stage, screen, 'broken');
      await noNetwork(player).waitFor();
      await check(`${screen.name}-unreachable`);
      for (const fault of ['nonsense', 'cut'] as const) {
        await faults.set(screen.call, 'late');
        await pressAgain(player, retry(player));
        await player.page.waitForURL(({ pathname }) => pathname !== '/not-net');
        if (screen.closes === true) await screen.open?.(stage);
        await faults.set(screen.call, fault);
        await noNetwork(player).waitFor();
      }
      await faults.mend(screen.call);
      await pressAgain(player, retry(player));
      if (screen.closes === true) await screen.open?.(stage);
      await screen.content(player).waitFor();
    },
  };
}
