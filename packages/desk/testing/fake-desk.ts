import {
  DESK_CALLS,
  DESK_PATH,
  DESK_PROBLEMS,
  type DeskAnswer,
  type DeskBody,
  type DeskCallName,
  type DeskProblem,
  type SubjectNames,
} from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { NO_NAMES } from '../src/live/use-subject-names';

export class DeskRefusal extends Error {
  constructor(
    readonly problem: DeskProblem,
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(problem);
  }
}

type Answers = { [Name in DeskCallName]?: (body: DeskBody<Name>) => DeskAnswer<Name> };

export interface AskedCall {
  readonly name: DeskCallName;
  readonly body: unknown;
  /** Whether it counts as activity of the operator. */
  readonly isActive: boolean;
}

/** An operator with every role. */
export const ME: DeskAnswer<'me'> = {
  operator_id: 1,
  name: 'ann',
  roles: ['viewer', 'trader', 'settler', 'support', 'admin'],
  session_id: 11,
  ends_at: 1_800_000_000_000,
  idle_ends_at: 1_800_000_000_000,
  stepped_up_until: null,
};

export const lockList = (locks: DeskAnswer<'locks'>['locks'], names: SubjectNames = NO_NAMES): DeskAnswer<'locks'> => ({
  locks,
  names,
});

const QUIET: Answers = {
  me: () => ME,
  signInWays: () => ({ provider: null }),
  locks: () => lockList([]),
  proposals: () => [],
  currencies: () => [
    { id: 1, code: 'CNY', decimals: 2 },
    { id: 3, code: 'JPY', decimals: 0 },
  ],
  matchTree: () => ({ games: [], rows: [], next: null, feed_age_ms: 0 }),
  signOut: () => ({}),
};

const isName = (name: string): name is DeskCallName => Object.hasOwn(DESK_CALLS, name);

/** A server in memory: bodies and answers are those of the contract. An answer that throws `DeskRefusal` is a problem. */
export class FakeDesk {
  readonly asked: AskedCall[] = [];
  /** The next calls are lost: their answer does not arrive. */
  isDown = false;
  #answers: Answers;

  constructor(answers: Answers = {}) {
    this.#answers = { ...QUIET, ...answers };
  }

  set(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  /** Bodies of one call, oldest first. */
  bodiesOf(name: DeskCallName): unknown[] {
    return this.asked.filter((call) => call.name === name).map(({ body }) => body);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const name = (typeof input === 'string' ? input : '').slice(DESK_PATH.length + 1);
    if (!isName(name)) throw new Error(`there is no call ${name}`);
    const headers = new Headers(init?.headers);
    const body = z.parse(DESK_CALLS[name].body, JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    this.asked.push({ name, body, isActive: headers.get('x-desk-idle') === null });
    if (this.isDown) throw new TypeError('no connection');
    await Promise.resolve();
    const answer: ((given: never) => unknown) | undefined = this.#answers[name];
    if (answer === undefined) throw new Error(`the test answers no ${name}`);
    try {
      return Response.json(z.parse(DESK_CALLS[name].answer, answer(body as never)));
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      const type = `${DESK_PATH}/problems/${error.problem.replaceAll('_', '-')}`;
      return Response.json({ ...error.fields, type }, { status: DESK_PROBLEMS[error.problem].status });
    }
  };
}
