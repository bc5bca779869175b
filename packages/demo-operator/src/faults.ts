import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod/mini';

/** The wallet does the work once it is called. */
type Work = () => object;
type Fault = (response: ServerResponse, work: Work) => Promise<void> | void;

const SLOW_MS = 500;
const REORDERED_MS = 200;
/** Longer than the product waits. */
const LATE_MS = 3_500;

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What goes wrong with a call of the product to the wallet; most leave the product without knowing if money moved. */
const FAULTS = {
  slow: async (response, work) => {
    await sleep(SLOW_MS);
    sendJson(response, 200, work());
  },
  late: async (response, work) => {
    const answer = work();
    await sleep(LATE_MS);
    sendJson(response, 200, answer);
  },
  dead: (response) => void response.destroy(),
  /** Done, but the answer does not arrive. */
  lost: (response, work) => {
    work();
    response.destroy();
  },
  duplicated: (response, work) => {
    work();
    sendJson(response, 200, work());
  },
  /** Done after calls that arrive later. */
  reordered: async (response, work) => {
    await sleep(randomInt(REORDERED_MS));
    sendJson(response, 200, work());
  },
  failure: (response, work) => {
    work();
    sendJson(response, 500, {});
  },
  signature: (response) => sendJson(response, 401, {}),
  json: (response, work) => {
    work();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"transaction_id": ');
  },
  negative: (response, work) => sendJson(response, 200, { ...work(), balance: '-5' }),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
export const FAULT_NAMES: readonly FaultName[] = Object.keys(FAULTS).filter(isFaultName);

/** Body of the test door. */
export const faultPlanSchema = z.object({
  faults: z.array(z.string().check(z.refine(isFaultName))),
  /** Per cent of the calls. */
  chance: z._default(z.int().check(z.gte(0), z.lte(100)), 100),
  /** Names of calls; null: all. */
  only: z._default(z.nullable(z.array(z.string())), null),
});
export type FaultPlan = z.infer<typeof faultPlanSchema>;

export const NO_FAULTS: FaultPlan = { faults: [], chance: 0, only: null };

/** One of the plan by chance. */
export async function answerWith(plan: FaultPlan, call: string, response: ServerResponse, work: Work): Promise<void> {
  const isFaulty = plan.faults.length > 0 && (plan.only?.includes(call) ?? true) && randomInt(100) < plan.chance;
  const name = isFaulty ? plan.faults[randomInt(plan.faults.length)] : undefined;
  if (name !== undefined && isFaultName(name)) await FAULTS[name](response, work);
  else sendJson(response, 200, work());
}
