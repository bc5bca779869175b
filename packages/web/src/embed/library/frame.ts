import type { EmbedFrame } from '../api';
import { embedFrame as embed } from '../frame/embed-frame';
import { embedMarked } from '../frame/embed-marked';

export type * from '../api';

const FRAME_PAGE = '../frame.html';

export const embedFrame: EmbedFrame = (element, { page = FRAME_PAGE, ...options }) =>
  embed(element, new URL(page, import.meta.url), options);

export const embedFrames = (): void =>
  embedMarked(document, (element, options) => embed(element, new URL(FRAME_PAGE, import.meta.url), options));
