import { DESK_CALLS, type DeskAnswer, type DeskBody, type DeskCallName } from '@clutchline/contract/desk';

import { isRefusal, type DeskResult, type WriteResult } from './desk-result';
import type { SendCall } from './send-call';

/** Names of the calls that are done once by their request id, of an operator who is signed in. */
export type WriteName = {
  [Name in DeskCallName]: DeskBody<Name> extends { readonly request_id: string } ? Name : never;
}[Exclude<DeskCallName, 'outcome' | 'acceptInvite'>];

interface CallNeeds {
  readonly send: SendCall;
  /** Whether the operator showed a code or passkey. */
  readonly stepUp: () => Promise<boolean>;
  /** There is no valid session any more. */
  readonly onSignedOut: () => void;
}

/** Ms before each question for the outcome: the request may still be under way. */
const ASK_AFTER_MS = [300, 1_000, 3_000, 6_000] as const;

const NEW_COOKIE_MS = 300;

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const newRequestId = (): string => crypto.randomUUID();

/** Every call of the desk (DESK-18). */
export class DeskCalls {
  constructor(private readonly needs: CallNeeds) {}

  /** Opens the step up if the call needs one, and repeats it. */
  async call<Name extends DeskCallName>(name: Name, body: DeskBody<Name>): Promise<DeskResult<DeskAnswer<Name>>> {
    return await this.callJson(name, JSON.stringify(body));
  }

  async callJson<Name extends DeskCallName>(name: Name, json: string): Promise<DeskResult<DeskAnswer<Name>>> {
    const first = await this.#send(name, json);
    if (!isRefusal(first, 'step_up_needed') || !(await this.needs.stepUp())) return first;
    return await this.#send(name, json);
  }

  /** The same request id is done once: repeat with it after an unknown outcome. */
  async write<Name extends WriteName>(name: Name, body: DeskBody<Name>): Promise<WriteResult<DeskAnswer<Name>>> {
    const first = await this.call(name, body);
    const isUnknown = first.kind === 'unreached' || isRefusal(first, 'internal') || isRefusal(first, 'repeated');
    return isUnknown ? await this.#askOutcome(body.request_id) : first;
  }

  async #askOutcome(requestId: string): Promise<WriteResult<never>> {
    let isAnswered = false;
    for (const ms of ASK_AFTER_MS) {
      await pass(ms);
      const asked = await this.call('outcome', { request_id: requestId });
      if (asked.kind === 'ok' && asked.data.action !== null) return { kind: 'done' };
      isAnswered = asked.kind === 'ok';
    }
    return { kind: isAnswered ? 'not_done' : 'unreached' };
  }

  async #send<Name extends DeskCallName>(name: Name, json: string): Promise<DeskResult<DeskAnswer<Name>>> {
    const first = await this.needs.send(name, json);
    if (!isRefusal(first, 'unauthorised') || DESK_CALLS[name].right === null) return first;
    // A step up replaces the cookie: what was sent with the one before is sent again.
    await pass(NEW_COOKIE_MS);
    const second = await this.needs.send(name, json);
    if (isRefusal(second, 'unauthorised')) this.needs.onSignedOut();
    return second;
  }
}
