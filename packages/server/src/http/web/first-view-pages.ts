import {
  type AskPublic,
  type Cursor,
  DEFAULT_LANG,
  type FirstScreen,
  languageById,
  type ViewLook,
} from '@clutchline/contract';

import { readPageSubject } from '../../content';
import type { FirstPage, FirstViews, PublicSource } from '../../first-view';
import type { Context } from '../http-options';
import { contentPolicy } from '../answers/security-headers';
import { type ScreenAddress, screenAddressOf } from './first-screens';
import { inlineStyles, type StyleSheets } from './inline-styles';
import { likelyLook, pageLook } from './page-look';
import type { ScreenFiles } from './screen-files';
import { addVary, fileAnswer, PAGE, type PageReader } from './serve-web';
import { WebFile, type WebFiles } from './web-files';

const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The built page with a first view: its language, its markup, and its data in an element that does not run. Code is
 * requested after the markup, so that both do not share a slow line.
 */
export function withFirstView(page: string, { markup, data }: FirstPage, { langId }: ViewLook, head = ''): string {
  const whole = page.replace('</head>', () => `${head}</head>`);
  const code = (whole.match(CODE) ?? []).join('');
  return whole
    .replaceAll(CODE, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageById(langId).bcp47}" data-list="1"`)
    .replace(/(<div id="app"[^>]*>)(?=<\/div>)/, (start) => `${start}<div>${markup}</div>`)
    .replace('</body>', () => `${code}<script type="text/plain" id="first-view">${data}</script></body>`);
}

interface ViewedPage {
  readonly file: WebFile;
  /** Allows its style elements. */
  readonly policy: string;
}

interface Pages {
  readonly files: WebFiles;
  readonly screenFiles: ScreenFiles;
  readonly sheets: StyleSheets;
  readonly context: Context;
  readonly views: FirstViews;
  readonly ask: AskPublic;
  readonly listCursor: () => Cursor | null;
}

/** Of addresses with an id, those that exist. */
const sourceOf = ({ context, ask, listCursor }: Pages): PublicSource => ({
  now: () => context.clock.now(),
  isKnown: async ({ address, langId }) => {
    const place = new URL(address, 'http://localhost');
    return place.search === '' || (await readPageSubject(context, place, langId)) !== null;
  },
  cursor: listCursor,
  ask,
});

const screenIn = ({ langId, theme, timeZone }: ViewLook, address: string): FirstScreen => ({
  ...{ langId, theme, timeZone },
  address,
});

/** Adds the first view to the pages of `pageOf`, unless the player hides results; without one they are as they were (P13). */
export function pagesWithFirstView(pageOf: PageReader, pages: Pages): PageReader {
  const { files, views, screenFiles, sheets, context } = pages;
  const source = sourceOf(pages);
  const whole = new WeakMap<FirstPage, Map<string, ViewedPage>>();
  const built = files.get(PAGE)?.bodyFor(undefined);

  function compose(page: string): ViewedPage {
    const { text, hashes } = inlineStyles(page, sheets);
    return { file: new WebFile(PAGE, Buffer.from(text)), policy: contentPolicy(context.streamRules, hashes) };
  }

  function pageWith(shell: string, first: FirstPage, look: ViewLook, { sources }: ScreenAddress): ViewedPage {
    const known = whole.get(first) ?? new Map<string, ViewedPage>();
    const viewed = known.get(shell) ?? compose(withFirstView(shell, first, look, screenFiles(sources)));
    whole.set(first, known.set(shell, viewed));
    return viewed;
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
    const { file, policy } = pageWith(shell, first, look, screen);
    void reply.header('content-security-policy', policy);
    return await fileAnswer(request, reply, file);
  };
}
