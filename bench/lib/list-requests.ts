import { CALLS } from '@clutchline/contract';
import { tokenOf } from '@clutchline/test-support/bench/bench-players';

import { postText, type LoadRequest } from './http-load';
import { below } from './placing-setup';

export const LIST_PATH = CALLS.getGameListByGameTypeId.path;
export const GZIP = { 'accept-encoding': 'gzip' };
const LEAST_BYTES = 1_000;

type Headers = Readonly<Record<string, string>>;

export const listBody = (eventIds: readonly number[]): string =>
  JSON.stringify({ lang: 2, game_type_id: 0, handicap_code: 'today', event_ids: eventIds });

export const listRequest = (
  headers: Headers,
  eventIds: readonly number[] = [],
  path: string = LIST_PATH,
): LoadRequest => ({
  text: postText(path, headers, listBody(eventIds)),
  isRight: (answer) => answer.length > LEAST_BYTES,
});

/** Of many networks, as limits are by network. The server needs `--trusted-hops 1`. */
export const fromAnyone = (): Headers => ({ 'x-forwarded-for': `10.${below(256)}.${below(256)}.1` });

/** Few, as the first request of a player in a minute also stores the time of the session. */
const READERS = 100;

export const asPlayer = (): Headers => ({ token: tokenOf(1 + below(READERS)) });
