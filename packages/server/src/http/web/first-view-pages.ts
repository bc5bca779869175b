import { type AskPublic, DEFAULT_LANG, type FirstScreen, languageById, type ViewLook } from '@clutchline/contract';

import { readPageSubject } from '../../content';
import type { FirstPage, FirstViews, PublicSource } from '../../first-view';
import type { Context } from '../http-options';
import { type ScreenAddress, screenAddressOf } from './first-screens';
import { likelyLook, pageLook } from './page-look';
import type { ScreenFiles } from './screen-files';
import { addVary, fileAnswer, PAGE, type PageReader } from './serve-web';
import { WebFile, type WebFiles } from './web-files';

/** The built page with a first view: its language, its markup, and its data in an element that does not run. */
export function withFirstView(page: string, { markup, data }: FirstPage, { langId }: ViewLook, head = ''): string {
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageById(langId).bcp47}" data-list="1"`)
    .replace('</head>', () => `${head}</head>`)
    .replace(/(<div id="app"[^>]*>)(?=<\/div>)/, (start) => `${start}<div>${markup}</div>`)
    .replace('</body>', () => `<script type="text/plain" id="first-view">${data}</script></body>`);
}

interface Pages {
  readonly files: WebFiles;
  readonly screenFiles: ScreenFiles;
  readonly context: Context;
  readonly views: FirstViews;
  readonly ask: AskPublic;
}

/** Of addresses with an id, those that exist. */
const sourceOf = ({ context, ask }: Pages): PublicSource => ({
  now: () => context.clock.now(),
  isKnown: async ({ address, langId }) => {
    const place = new URL(address, 'http://localhost');
    return place.search === '' || (await readPageSubject(context, place, langId)) !== null;
  },
  ask,
});

const screenIn = ({ langId, theme, timeZone }: ViewLook, address: string): FirstScreen => ({
  ...{ langId, theme, timeZone },
  address,
});

/** Adds the first view to the pages of `pageOf`, unless the player hides results; without one they are as they were (P13). */
export function pagesWithFirstView(pageOf: PageReader, pages: Pages): PageReader {
  const { files, views, screenFiles } = pages;
  const source = sourceOf(pages);
  const whole = new WeakMap<FirstPage, Map<string, WebFile>>();
  const built = files.get(PAGE)?.bodyFor(undefined);

  function fileOf(shell: string, first: FirstPage, look: ViewLook, { sources }: ScreenAddress): WebFile {
    const known = whole.get(first) ?? new Map<string, WebFile>();
    const file =
      known.get(shell) ?? new WebFile(PAGE, Buffer.from(withFirstView(shell, first, look, screenFiles(sources))));
    whole.set(first, known.set(shell, file));
    return file;
  }

  // The first rendering of the thread is slow, so it does not wait for a request.
  void views.get(screenIn(likelyLook(DEFAULT_LANG), '/match/list'), source);

  return async (request, reply) => {
    const look = pageLook(request);
    const screen = look.hidesResults ? null : screenAddressOf(request.raw.url ?? '/');
    const view = screen && views.get(screenIn(look, screen.address), source);
    const [page, first] = await Promise.all([pageOf(request, reply), view]);
    for (const header of ['accept-language', 'cookie']) addVary(reply, header);
    const shell = page ?? (await built)?.bytes.toString('utf8');
    if (screen === null || first === null || typeof shell !== 'string') return page;
    return await fileAnswer(request, reply, fileOf(shell, first, look, screen));
  };
}
