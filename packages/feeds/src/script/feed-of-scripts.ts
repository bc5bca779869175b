import type { FeedEvent } from '@clutchline/contract';

import type { Feed } from '../feed';
import type { MatchScript } from './match-script';
import { outrightEvents, outrightImage } from './outright-events';
import type { OutrightScript } from './outright-script';
import { eventsOf, imageOf } from './script-events';

/** How long an ended match stays in an image, ms. */
export const KEPT_AFTER_MS = 12 * 3_600_000;

type Named<Type extends FeedEvent['type']> = Omit<Extract<FeedEvent, { type: Type }>, 'type'>;

/** What a feed made of scripts is built from. */
export interface ScriptSource extends Pick<Feed, 'name' | 'fingerprint' | 'skipped' | 'rows' | 'firstRunAt'> {
  readonly gameTypes: readonly Named<'game-type'>[];
  readonly events: readonly Named<'event'>[];
  readonly teams: readonly Named<'team'>[];
  /**
   * All matches published at or before `to` that did not end before `from`, in a stable order. The same match should be
   * the same object each time: the player remembers what it worked out for it.
   */
  scripts(from: number, to: number): readonly MatchScript[];
  /** The same for the outrights; left out: none. */
  outrights?(from: number, to: number): readonly OutrightScript[];
}

/** Makes a feed of match scripts; simulator and replay differ in nothing but their scripts. */
export function feedOfScripts(source: ScriptSource): Feed {
  const { name, fingerprint, skipped, rows, firstRunAt } = source;
  const outrights = (from: number, to: number) => source.outrights?.(from, to) ?? [];
  return {
    name,
    fingerprint,
    skipped,
    ...(rows !== undefined && { rows }),
    firstRunAt,
    image: (at) => [
      ...source.gameTypes.map((row) => ({ type: 'game-type' as const, ...row })),
      ...source.events.map((row) => ({ type: 'event' as const, ...row })),
      ...source.teams.map((row) => ({ type: 'team' as const, ...row })),
      ...source.scripts(at - KEPT_AFTER_MS, at).flatMap((script) => imageOf(script, at)),
      ...outrights(at - KEPT_AFTER_MS, at).flatMap((script) => outrightImage(script, at)),
    ],
    between: (from, to) => [
      ...source.scripts(from, to).flatMap((script) => eventsOf(script, from, to)),
      ...outrights(from, to).flatMap((script) => outrightEvents(script, from, to)),
    ],
  };
}
