import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser, Page } from 'playwright-core';

export interface Picture {
  /** Relative to the gallery. */
  readonly file: string;
  /** Screen or story. */
  readonly subject: string;
  /** CSS px. */
  readonly width: number;
  readonly look: string;
}

interface Sheet {
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly caption: (picture: Picture) => string;
}

const SHEETS = 'sheets';
/** CSS px of a sheet. */
const WIDTH = 1_920;
const QUALITY = 82;
/** Narrow pictures are shown up to this part of their size. */
const LARGEST = 0.75;
const COLUMNS = { narrow: 6, medium: 5, wide: 4 };

/** Every subject at every width in all looks; every look at every width with all subjects. */
function sheetsOf(pictures: readonly Picture[]): Sheet[] {
  const grouped = (nameOf: (picture: Picture) => string, caption: Sheet['caption']): Sheet[] => {
    const groups = new Map<string, Picture[]>();
    for (const picture of pictures) {
      const name = nameOf(picture);
      groups.set(name, [...(groups.get(name) ?? []), picture]);
    }
    return [...groups].map(([name, group]) => ({ name, pictures: group, caption }));
  };
  return [
    ...grouped(
      ({ subject, width }) => `subject-${subject}-${width}`,
      ({ look }) => look,
    ),
    ...grouped(
      ({ look, width }) => `look-${look}-${width}`,
      ({ subject }) => subject,
    ),
  ].filter((sheet) => sheet.pictures.length > 1);
}

const columnsOf = (width: number): number =>
  width < 700 ? COLUMNS.narrow : width < 1_100 ? COLUMNS.medium : COLUMNS.wide;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function htmlOf({ name, pictures, caption }: Sheet): string {
  const width = pictures[0]?.width ?? 0;
  const cell = Math.min(Math.floor(WIDTH / columnsOf(width)) - 12, Math.round(width * LARGEST));
  const figures = pictures.map(
    (picture) =>
      `<figure><figcaption>${escaped(caption(picture))}</figcaption><img src="${picture.file}" width="${cell}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escaped(name)}</title>
<style>
body{margin:8px;background:#777;color:#fff;font:14px sans-serif}
h1{font-size:18px;margin:0 0 8px}
div{display:flex;flex-wrap:wrap;align-items:flex-start;gap:8px}
figure{margin:0}figcaption{padding:2px 0}img{display:block;max-height:900px;object-fit:cover;object-position:top}
</style><h1>${escaped(name)}</h1><div>${figures.join('')}</div>`;
}

async function printSheet(page: Page, folder: string, sheet: Sheet): Promise<void> {
  const source = join(folder, `${sheet.name}.html`);
  await writeFile(source, htmlOf(sheet));
  await page.goto(pathToFileURL(source).href);
  const path = join(folder, SHEETS, `${sheet.name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true });
  await rm(source);
}

/** Writes `sheets/*.jpg`; the pictures of one width do not depend on those of another. */
export async function printContactSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1_000 } });
  for (const sheet of sheetsOf(pictures)) await printSheet(page, folder, sheet);
  await page.close();
}

/** Writes `index.html` with links to all sheets; returns their number. */
export async function writeIndex(folder: string): Promise<number> {
  const files = (await readdir(join(folder, SHEETS))).sort();
  const links = files.map((file) => `<li><a href="${SHEETS}/${file}">${escaped(file)}</a></li>`);
  await writeFile(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8"><ul>${links.join('')}</ul>`);
  return files.length;
}
