import type { AppHandle, FrameEvents, FrameLiveOptions } from '../api';
import { APP_EVENTS } from '../host-values';
import type { GivenFrame } from './embed-frame';

type Embed = (element: HTMLElement, options: GivenFrame) => AppHandle<FrameLiveOptions, FrameEvents>;

/**
 * `<div data-clutchline-frame title="Bets" data-lang="ja-JP"></div>` becomes a frame. The element dispatches the app's
 * events, and first `clutchline-frame`, which bubbles, with the handle as detail.
 */
export function embedMarked(document: Document, embed: Embed): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-clutchline-frame]')) {
    const { lang, theme, route, storageKey } = element.dataset;
    const app = embed(element, { lang, theme, route, storageKey, title: element.title });
    for (const name of [...APP_EVENTS, 'height'] as const)
      app.on(name, (detail: unknown) => element.dispatchEvent(new CustomEvent(name, { detail })));
    element.dispatchEvent(new CustomEvent('clutchline-frame', { detail: app, bubbles: true }));
  }
}
