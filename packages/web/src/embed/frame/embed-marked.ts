import type { EmbedFrame } from '../api';
import { APP_EVENTS } from '../app-events';
import { cleanOptions } from '../element/clean-options';

/**
 * `<div data-clutchline-frame title="Bets" data-lang="ja-JP"></div>` becomes a frame. The element gets the app's events
 * as CustomEvents, and before them `clutchline-frame`, which bubbles and whose detail is the handle: it takes the token.
 */
export function embedMarked(document: Document, embedFrame: EmbedFrame): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-clutchline-frame]')) {
    const { lang = null, theme = null, route = null, storageKey = null } = element.dataset;
    const app = embedFrame(element, { ...cleanOptions({ lang, theme, route, storageKey }), title: element.title });
    for (const name of [...APP_EVENTS, 'height'] as const)
      app.on(name, (detail: unknown) => element.dispatchEvent(new CustomEvent(name, { detail })));
    element.dispatchEvent(new CustomEvent('clutchline-frame', { detail: app, bubbles: true }));
  }
}
