import type { AppHandle, EmbedFrame, FrameEvents, FrameLiveOptions } from '../api';
import { embedFrame as embed, type GivenFrame } from '../frame/embed-frame';
import { APP_EVENTS } from '../host-values';

export type * from '../api';

const FRAME_PAGE = '../frame.html';

export const embedFrame: EmbedFrame = (element, { page = FRAME_PAGE, ...options }) =>
  embed(element, new URL(page, import.meta.url), options);

export const embedFrames = (): void =>
  embedMarked(document, (element, options) => embed(element, new URL(FRAME_PAGE, import.meta.url), options));

type Embed = (element: HTMLElement, options: GivenFrame) => AppHandle<FrameLiveOptions, FrameEvents>;

/**
 * `<div data-clutchline-frame title="Bets" data-lang="ja-JP"></div>` becomes a frame. The element dispatches the app's
 * events, and first `clutchline-frame`, which bubbles, with the handle as detail.
 */
function embedMarked(document: Document, embed: Embed): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-clutchline-frame]')) {
    const { lang, theme, route, storageKey } = element.dataset;
    const app = embed(element, { lang, theme, route, storageKey, title: element.title });
    for (const name of [...APP_EVENTS, 'height'] as const)
      app.on(name, (detail: unknown) => element.dispatchEvent(new CustomEvent(name, { detail })));
    element.dispatchEvent(new CustomEvent('clutchline-frame', { detail: app, bubbles: true }));
  }
}
