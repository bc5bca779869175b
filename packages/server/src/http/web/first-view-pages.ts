import { CALLS, DEFAULT_LANG, languageById, type ViewLook } from '@clutchline/contract';

import { listCategories, listHandicaps, listMatches } from '../../catalogue';
import type { FirstPage, FirstViews, PublicAnswers } from '../../first-view';
import type { EncodedAnswers } from '../answers/encoded-answers';
import { HttpFailure } from '../answers/http-failure';
import type { Context } from '../http-options';
import { likelyLook, pageLook } from './page-look';
import { addVary, fileAnswer, PAGE, type PageReader } from './serve-web';
import { WebFile, type WebFiles } from './web-files';

/** Today's list, at an address that names nothing else. */
const LIST = /^\/(?:match(?:\/list)?)?(?:\?lang=[1-8])?$/;

/** Rows have all names, so the language does not matter. */
const ANONYMOUS = { lang: DEFAULT_LANG, caller: null };
const TODAY = { lang: DEFAULT_LANG, game_type_id: 0, handicap_code: 'today' } as const;

/** What the calls of the first view answer everybody. */
async function readAnswers(context: Context, answers: EncodedAnswers): Promise<PublicAnswers> {
  const now = context.clock.now();
  const [categories, tabs, list] = await Promise.all([
    listCategories(context),
    listHandicaps(),
    listMatches(context, { ...TODAY, event_ids: [] }, ANONYMOUS),
  ]);
  if (categories.kind === 'refused' || tabs.kind === 'refused' || list.kind === 'refused')
    throw new HttpFailure('internal_error');
  const encoded = await Promise.all([
    answers.of(CALLS.getGameTypeDict.response, categories.data, false),
    answers.of(CALLS.getGameTopDictSplit.response, tabs.data, false),
    answers.ofRows(list.data.rows, false),
  ]);
  return { now, answers: encoded.map(({ body }) => body.toString('utf8')) };
}

/** The built page with a first view: its language, its markup, and its data in an element that does not run. */
export function withFirstView(page: string, { markup, data }: FirstPage, { langId }: ViewLook): string {
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageById(langId).bcp47}" data-list="1"`)
    .replace(/(<div id="app"[^>]*>)(?=<\/div>)/, (start) => `${start}<div>${markup}</div>`)
    .replace('</body>', () => `<script type="text/plain" id="first-view">${data}</script></body>`);
}

interface Pages {
  readonly files: WebFiles;
  readonly context: Context;
  readonly views: FirstViews;
  readonly answers: EncodedAnswers;
}

/** Adds the first view to the pages of `pageOf`; without one they are as they were (P13). */
export function pagesWithFirstView(pageOf: PageReader, { files, context, views, answers }: Pages): PageReader {
  const whole = new WeakMap<FirstPage, Map<string, WebFile>>();
  const built = files.get(PAGE)?.bodyFor(undefined);

  function fileOf(shell: string, first: FirstPage, look: ViewLook): WebFile {
    const known = whole.get(first) ?? new Map<string, WebFile>();
    const file = known.get(shell) ?? new WebFile(PAGE, Buffer.from(withFirstView(shell, first, look)));
    whole.set(first, known.set(shell, file));
    return file;
  }

  const viewOf = (look: ViewLook) => views.get(look, () => readAnswers(context, answers));

  // The first rendering of the thread is slow, so it does not wait for a request.
  void viewOf(likelyLook(DEFAULT_LANG));

  return async (request, reply) => {
    const look = pageLook(request);
    const hasList = LIST.test(request.raw.url ?? '/');
    const [page, first] = await Promise.all([pageOf(request, reply), hasList ? viewOf(look) : null]);
    for (const header of ['accept-language', 'cookie']) addVary(reply, header);
    const shell = page ?? (await built)?.bytes.toString('utf8');
    if (first === null || typeof shell !== 'string') return page;
    return await fileAnswer(request, reply, fileOf(shell, first, look));
  };
}
