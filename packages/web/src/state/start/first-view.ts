import type { FirstViewRequest } from '@clutchline/contract';

import type { AppState, Environment, Rendered } from '../app-state';

/** The first list as the server rendered it, for a signed-out player without stored choices (P13). */
export interface FirstView extends Rendered {
  /** Language and theme: "2,arena". */
  readonly look: string;
  /** Texts, in the order of `loadFirstData`. */
  readonly answers: string[];
}

/** Lines: look, time and zone; the answers. Null without the first. */
export function readFirstView(text: string): FirstView | null {
  const [head = '', ...answers] = text.split('\n');
  const [look = '', now = '', timeZone] = head.split(' ');
  return timeZone ? { look, now: Number(now), timeZone, answers } : null;
}

/** For `readFirstView`. */
export const writeFirstView = ({ langId, theme, now, timeZone, answers }: FirstViewRequest): string =>
  [`${langId},${theme} ${now} ${timeZone}`, ...answers].join('\n');

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

/** The first requests, which are those of `loadFirstData`, take the answers. */
export const withAnswers = (env: Environment, answers: string[]): Environment => ({
  ...env,
  fetch: (input, init) => {
    const text = answers.shift();
    return text ? Promise.resolve(new Response(text)) : env.fetch(input, init);
  },
});
