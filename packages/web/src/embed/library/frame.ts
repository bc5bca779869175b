import type { EmbedFrame } from '../api';
import { embedFrame as embed } from '../frame/embed-frame';
import { embedMarked } from '../frame/embed-marked';

export type * from '../api';

/** Where the frame page is, seen from this file as the server has it. */
const FRAME_PAGE = '../frame.html';

/** Puts the app on the page in a frame of its own. */
export const embedFrame: EmbedFrame = (element, { page = FRAME_PAGE, ...options }) =>
  embed(element, new URL(page, import.meta.url), options);

/** Makes a frame of every element with `data-clutchline-frame`; the loader script calls it. */
export const embedFrames = (): void =>
  embedMarked(document, (element, options) => embed(element, new URL(FRAME_PAGE, import.meta.url), options));
