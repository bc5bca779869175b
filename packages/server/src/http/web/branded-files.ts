import type { Brand } from '@clutchline/contract';
import { type BrandTokens, brandTokens } from '@clutchline/domain';

import { FRAME_PAGE, WebFile, type WebFiles } from './web-files';

const PAGE = '/index.html';
const STYLES = '/brand.css';
const MANIFEST = '/manifest.webmanifest';
const ICON = '/app-icon.svg';
/** Of the default brand. */
const DEFAULT_NAME = 'Clutchline';
const DEFAULT_MARK = 'M20.5 3.5H10.2L2.5 12l7.7 8.5h10.3l-4.2-5.2h-3.7L9.4 12l3.2-3.3h3.7z';
const DEFAULT_COLOURS: BrandTokens = { ground: '#0a0d13', 'surface-1': '#10151f', 'accent-text': '#b8f34a' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const rule = (selector: string, tokens: BrandTokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--cl-${name}:${value}`)
    .join(';')}}`;

/** The last layer, so that it overrides the tokens of the app; values are computed, never copied from the file. */
function stylesOf(look: NonNullable<Brand['look']>): string {
  const { arena, light, contrast } = brandTokens(look);
  const app = [
    rule('.clutchline', arena),
    rule(".clutchline[data-theme='light']", light),
    rule(".clutchline[data-theme='contrast']", contrast),
  ];
  const page = `html{--cl-page:${arena['ground'] ?? ''};--cl-page-bar:${arena['surface-1'] ?? ''}}`;
  return `@layer tokens,base,ui,screens,brand;\n${page}\n@layer brand{${app.join('\n')}}\n`;
}

function pageOf(page: string, { look, ...brand }: Brand, ground: string): string {
  const name = escapeHtml(brand.other);
  const styles = look === undefined ? '' : `<link rel="stylesheet" href="${STYLES}">`;
  return page
    .replace(/<title[^>]*>[^<]*<\/title>/, () => `<title data-zh="${escapeHtml(brand.zh)}">${name}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_all, start: string) => start + ground)
    .replace(/(<link rel="icon" href=")[^"]*/, (_all, start: string) => start + ICON)
    .replace(`content="${DEFAULT_NAME}:`, () => `content="${name}:`)
    .replace('<div id="app"', (start) => `${start} data-brand="${escapeHtml(JSON.stringify(brand))}"`)
    .replace('</head>', (end) => styles + end);
}

const iconOf = (mark: string, { ground = '', 'accent-text': accent = '' }: BrandTokens): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${ground}"/><path transform="translate(3 3) scale(.75)" d="${mark}" fill="${accent}"/></svg>`;

function manifestOf(manifest: string, name: string, ground: string): string {
  const fields: unknown = JSON.parse(manifest);
  const own = { name, short_name: name, background_color: ground, theme_color: ground };
  return JSON.stringify({ ...(typeof fields === 'object' && fields), ...own });
}

/** The files of the standalone page and of the frame with an operator's brand instead of the default one (BRAND-3). */
export async function brandedFiles(files: WebFiles, brand: Brand): Promise<WebFiles> {
  const textOf = async (path: string): Promise<string | undefined> =>
    (await files.get(path)?.bodyFor(undefined))?.bytes.toString('utf8');
  const [page, frame, manifest] = await Promise.all([PAGE, FRAME_PAGE, MANIFEST].map(textOf));
  const colours = brand.look === undefined ? DEFAULT_COLOURS : brandTokens(brand.look).arena;
  const ground = colours['ground'] ?? '';
  const own: [string, string | undefined][] = [
    [PAGE, page === undefined ? undefined : pageOf(page, brand, ground)],
    [FRAME_PAGE, frame === undefined ? undefined : pageOf(frame, brand, ground)],
    [STYLES, brand.look === undefined ? undefined : stylesOf(brand.look)],
    [MANIFEST, manifest === undefined ? undefined : manifestOf(manifest, brand.other, ground)],
    [ICON, iconOf(brand.mark ?? DEFAULT_MARK, colours)],
  ];
  const replaced = own.flatMap(([path, text]) =>
    text === undefined ? [] : [[path, new WebFile(path, Buffer.from(text))] as const],
  );
  return new Map([...files, ...replaced]);
}
