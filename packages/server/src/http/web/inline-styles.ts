import { createHash } from 'node:crypto';

import type { WebFiles } from './web-files';

const SHEET = /<link rel="stylesheet"(?: crossorigin)? href="([^"]+)">/g;

export interface StyledPage {
  readonly text: string;
  /** Of its style elements, as `style-src` lists them. */
  readonly hashes: readonly string[];
}

/**
 * The page with its style sheets in it, so that the first paint needs one answer (P13). A sheet that is no file of the build
 * stays a link.
 * @example (await inlineStyles('<link rel="stylesheet" href="/brand.css">', files)).text // '<style>…</style>'
 */
export async function inlineStyles(page: string, files: WebFiles): Promise<StyledPage> {
  const paths = [...page.matchAll(SHEET)].flatMap(([, path]) => path ?? []);
  const sheets = new Map<string, string>();
  for (const path of paths) {
    const sheet = (await files.get(path)?.bodyFor(undefined))?.bytes.toString('utf8');
    if (sheet !== undefined && !sheet.includes('</style')) sheets.set(path, sheet);
  }
  const hashes = [...sheets.values()].map((sheet) => createHash('sha256').update(sheet).digest('base64'));
  const text = page.replace(SHEET, (link, path: string) => {
    const sheet = sheets.get(path);
    return sheet === undefined ? link : `<style>${sheet}</style>`;
  });
  return { text, hashes: hashes.map((hash) => `'sha256-${hash}'`) };
}
