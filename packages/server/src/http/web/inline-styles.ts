import { createHash } from 'node:crypto';

import type { WebFiles } from './web-files';

const SHEET = /<link rel="stylesheet"(?: crossorigin)? href="([^"]+)">/g;

/** By path: a sheet, and its hash as `style-src` lists it. */
export type StyleSheets = ReadonlyMap<string, { readonly text: string; readonly hash: string }>;

export interface StyledPage {
  readonly text: string;
  /** Of its style elements. */
  readonly hashes: readonly string[];
}

/** Those of the build that can be in a style element. */
export async function readStyleSheets(files: WebFiles): Promise<StyleSheets> {
  const sheets = new Map<string, { readonly text: string; readonly hash: string }>();
  for (const [path, file] of files) {
    if (!path.endsWith('.css')) continue;
    const text = (await file.bodyFor(undefined)).bytes.toString('utf8');
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (!text.includes('</style')) sheets.set(path, { text, hash });
  }
  return sheets;
}

/**
 * The page with its style sheets in it, so that the first paint needs one answer (P13). An unknown sheet stays a link. The
 * loader of lazy parts finds the disabled link, which requests nothing: a second sheet with fonts would lay out the whole page again.
 * @example inlineStyles('<link rel="stylesheet" href="/brand.css">', sheets).text // '<style>…</style><link … disabled …>'
 */
export function inlineStyles(page: string, sheets: StyleSheets): StyledPage {
  const hashes = [...page.matchAll(SHEET)].flatMap(([, path = '']) => sheets.get(path)?.hash ?? []);
  const text = page.replace(SHEET, (link, path: string) => {
    const sheet = sheets.get(path);
    if (sheet === undefined) return link;
    return `<style>${sheet.text}</style><link rel="stylesheet" disabled href="${path}">`;
  });
  return { text, hashes };
}
