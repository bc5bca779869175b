/** Width class of the app, not of the window. */
export type AppWidth = 'narrow' | 'medium' | 'wide';

const MEDIUM_FROM = 720;
const WIDE_FROM = 1_280;

/** @example appWidthOf(768) // 'medium' */
export function appWidthOf(pixels: number): AppWidth {
  if (pixels >= WIDE_FROM) return 'wide';
  return pixels >= MEDIUM_FROM ? 'medium' : 'narrow';
}
