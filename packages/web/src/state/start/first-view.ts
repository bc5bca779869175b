import type { FirstViewRequest } from '@clutchline/contract';

import { toJson } from '../../data/to-json';
import type { AppState, Environment, Rendered } from '../app-state';

/** The first view as the server rendered it, for a signed-out player without stored choices (P13). */
export interface FirstView extends Rendered {
  /** Language and theme: "2,arena". */
  readonly look: string;
  /** Of the calls that the server's rendering made: call, text. Those that the app has taken are removed. */
  readonly answers: string[];
}

/** Path and body of a call, without the language at its end, `\u0022lang\u0022:1}"]`: answers have all names. */
export const callKey = (path: RequestInfo | URL, init: RequestInit | undefined): string =>
  toJson([path, init?.body]).slice(0, -21);

/** Lines: look, time, zone and cursor; the answers. Null without the first. */
export function readFirstView(text: string): FirstView | null {
  const [head = '', ...answers] = text.split('\n');
  const [look = '', now = '', timeZone, epoch, seq] = head.split(' ');
  const cursor = epoch ? { epoch, seq: Number(seq) } : null;
  return timeZone ? { look, now: Number(now), timeZone, cursor, answers } : null;
}

/** For `readFirstView`. @param answers call and text of each. */
export const writeFirstView = (
  { langId, theme, now, timeZone, cursor }: FirstViewRequest,
  answers: ReadonlyMap<string, string>,
): string => {
  const place = cursor === null ? [] : [cursor.epoch, cursor.seq];
  return [[`${langId},${theme}`, now, timeZone, ...place].join(' '), ...[...answers].flat()].join('\n');
};

/** Whether the app would first render the same. Otherwise it draws over the markup. */
export const isFirstView = (app: AppState, { look }: FirstView): boolean =>
  [
    app.language.getState().langId,
    app.settings.getState().theme,
    app.session.getState().token,
    app.slip.getState().slip.items.length,
    app.favorites.getState().local.length,
    app.spoilers.getState().mode,
    app.browse.getState().sort,
    app.banner.getState().shown === null,
  ].join() === `${look},,0,0,off,event,true`;

/** The first request of each call takes its answer. */
export const withAnswers = (env: Environment, answers: string[]): Environment => ({
  ...env,
  fetch: (input, init) => {
    const at = answers.indexOf(callKey(input, init));
    return at < 0 ? env.fetch(input, init) : Promise.resolve(new Response(answers.splice(at, 2)[1]));
  },
});
