import { CALLS, type CallName } from '@clutchline/contract';

import { ok } from '../testing/test-app';
import type { Spoil } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';
import { readableData, spoiltAnswer, type SpoiltAnswer } from './spoilt-answer';

export const SPOILT_CALLS = [
  'getGameListByGameTypeId',
  'getGameTypeDict',
  'getGameTopDictSplit',
  'getPointsListSplit',
  'getPointsByIds',
  'getUserHistory',
  'getCurrency',
  'getOrdinaryLimitInfo',
  'getPushTicket',
  'getBetReceipt',
  'balance',
  'getHome',
  'getEvents',
  'getEvent',
  'getTeam',
  'getSchedule',
  'getResults',
  'getAnnouncements',
  'getAnnouncement',
  'addFavorite',
  'playMore',
] as const satisfies readonly CallName[];

export type SpoiltCall = (typeof SPOILT_CALLS)[number];

export interface DeliveredAnswer {
  readonly call: SpoiltCall;
  readonly answer: SpoiltAnswer;
}

interface DelayedAnswer extends DeliveredAnswer {
  readonly isReadable: boolean;
  readonly send: (response: Response) => void;
}

const ASKED_OFTEN: readonly SpoiltCall[] = ['getGameTypeDict', 'getCurrency', 'getOrdinaryLimitInfo'];

/** Valid at once; an accepted placement would empty the slip unnoticed. */
function soundShare(call: SpoiltCall): number {
  if (call === 'playMore') return 0;
  return ASKED_OFTEN.includes(call) ? 0.4 : 0.1;
}

/** Unreadable answers, which lead away from the screen. */
const REFUSED_FIRST = 0.15;

/** Delivers them in random order. */
export class DelayedAnswers {
  readonly #random: SeededRandom;
  #delayed: readonly DelayedAnswer[] = [];

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  readonly spoil: Spoil = (name, sound) => {
    const call = SPOILT_CALLS.find((known) => known === name);
    if (call === undefined || this.#random.chance(soundShare(call))) return ok(sound);
    const answer = spoiltAnswer(sound, this.#random);
    const isReadable = readableData(CALLS[call].response, answer) !== undefined;
    return new Promise<Response>((send) => {
      this.#delayed = [...this.#delayed, { call, answer, isReadable, send }];
    });
  };

  has(call: SpoiltCall): boolean {
    return this.#delayed.some((delayed) => delayed.call === call);
  }

  deliverOne(): DeliveredAnswer | null {
    const readable = this.#delayed.filter(({ isReadable }) => isReadable);
    const from = readable.length === 0 || this.#random.chance(REFUSED_FIRST) ? this.#delayed : readable;
    const next = from[this.#random.below(from.length)];
    if (next === undefined) return null;
    this.#delayed = this.#delayed.filter((delayed) => delayed !== next);
    const { text, status } = next.answer;
    next.send(new Response(text, { status }));
    return next;
  }
}
