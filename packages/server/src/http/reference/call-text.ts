import { CALLS, REFUSAL_CODE, REPLY_CODE, type CallAuth, type CallName } from '@clutchline/contract';
import { CALL_REFERENCES, REFUSAL_REFERENCE } from '@clutchline/contract/reference';

import { DAY, SECOND } from '../../platform/time/durations';
import { CALL_RATES, MAY_LEAVE_ROW, READ_COST, type CountedName } from '../guards/call-rates';
import { GUARDED_CALLS } from '../guards/region-gate';
import type { Rate } from '../../platform/concurrency/token-bucket';

const CALLER: Readonly<Record<CallAuth, string>> = {
  public: 'anyone; a token has no effect.',
  optional: 'anyone; with the token of a session the answer is that of the player.',
  token: `a signed-in player, with the header \`token\`; otherwise code ${REPLY_CODE.notSignedInEither}, ${REPLY_CODE.sessionEnded} or ${REPLY_CODE.sessionReplaced}.`,
};

const DAY_S = DAY / SECOND;

function paceOf(perSecond: number): string {
  if (perSecond >= 1) return `${perSecond} per second`;
  return perSecond * DAY_S > 2_880
    ? `one every ${Math.round(1 / perSecond)} s`
    : `${Math.round(perSecond * DAY_S)} per day`;
}

/** @example 'at most 200 at once, then 20 per second' */
function rateText({ burst, perSecond }: Rate): string {
  return `at most ${burst} at once, then ${paceOf(perSecond)}`;
}

const rateOf = (name: CountedName): string => {
  const rate = CALL_RATES[name];
  return rate === undefined ? 'not limited' : rateText(rate);
};

function ratesOf(name: CallName): readonly string[] {
  const cost = READ_COST[name];
  const own = CALL_RATES[name] === undefined ? [] : [`calls of a client: ${rateOf(name)}`];
  const reads = cost === undefined ? [] : [`costs ${cost} of the reads of a client: ${rateOf('reads')}`];
  const rows = MAY_LEAVE_ROW.has(name) ? [`requests of an account without a bet: ${rateOf('rows_of_refused')}`] : [];
  const guesses =
    name === 'hostSignIn'
      ? [
          `wrong passwords of a name from an address: ${rateOf('failed_sign_ins')}`,
          `wrong passwords of a name: ${rateOf('failed_sign_ins_of_name')}`,
        ]
      : [];
  const rates = [...own, ...reads, ...rows, ...guesses];
  return rates.length === 0 ? ['no own limit'] : rates;
}

function refusalsOf(name: CallName): string {
  const { refusals } = CALLS[name];
  const lines = refusals.map((key) => `- \`${key}\` (${REFUSAL_CODE[key]}): ${REFUSAL_REFERENCE[key]}`);
  return lines.length === 0
    ? 'Refusals: none beside those of all calls.'
    : [`Refusals (code ${REPLY_CODE.refused}) beside those of all calls:`, ...lines].join('\n');
}

export function callText(name: CallName): string {
  const { auth, requirement } = CALLS[name];
  return [
    CALL_REFERENCES[name].description,
    `Caller: ${CALLER[auth]}`,
    `Rate: ${ratesOf(name).join('; ')}.`,
    ...(GUARDED_CALLS.has(name)
      ? [`Region: refused with code ${REPLY_CODE.regionBlocked} from a blocked country (ERR-5).`]
      : []),
    refusalsOf(name),
    `Requirement: ${requirement}.`,
  ].join('\n\n');
}

export const GENERAL_TEXT = [
  'Every call is POST with a JSON body in UTF-8 that has `lang` and no unknown field. A path answers with and without its last slash. The token of a session is the header `token` (CALL-1).',
  [
    'Every answer is an envelope, errors included. Its `code` states the result:',
    `- ${REPLY_CODE.ok}: done; \`data\` has the answer.`,
    `- ${REPLY_CODE.refused}: refused; \`error_code\` and \`msg\` name the refusal (ERR-7).`,
    `- ${REPLY_CODE.notSignedInEither}: not signed in (ERR-3).`,
    `- ${REPLY_CODE.sessionEnded}, ${REPLY_CODE.sessionReplaced}: the session ended, or another sign-in replaced it (ERR-4).`,
    `- ${REPLY_CODE.regionBlocked}: not available in the country of the client (ERR-5).`,
    '',
    'A client ignores fields of an answer that it does not know: a later version may add some.',
  ].join('\n'),
  'Amounts are decimal texts in whole units of their currency. Prices are decimal texts with three decimals, lines are integers in thousandths. Times are integers in ms since 1970-01-01 UTC: business time for matches and bets, which may run faster than real time.',
  'Rates count by account, without a session by address (the /64 of IPv6), and in each server process separately. A client above its rate, and any client while the server is overloaded, is answered with HTTP status 429 and the header `retry-after` in seconds.',
  'Live data comes over a WebSocket at `/push`: the schemas `PushClientMessage`, `PushServerMessage` and `PushChange`; docs/push.md describes the protocol (PUSH-5).',
].join('\n\n');
