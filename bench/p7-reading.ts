import { fileURLToPath } from 'node:url';

import { CALLS } from '@clutchline/contract';
import { medianOf, quantileOf, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';
import { z } from 'zod';

import { ChildProgram } from '../tools/processes/child-program';
import { bundleBesideServer } from '../tools/server-bundle';
import { load, type LoadRequest } from './lib/http-load';
import { asPlayer, fromAnyone, GZIP, LIST_PATH, listBody, listRequest } from './lib/list-requests';
import { below, PlacingSetup } from './lib/placing-setup';
import { processorTimeOf } from './lib/processor-time';
import { compareSides, runSides, type Side } from './lib/run-sides';

const CONNECTIONS = 16;
const SECONDS = 4;
const listSchema = z.object({ data: CALLS.getGameListByGameTypeId.response });

interface Target {
  readonly url: string;
  readonly pid: number;
}

async function measure({ url, pid }: Target, next: () => LoadRequest): Promise<Measured> {
  const before = processorTimeOf(pid);
  const { perSecond, wrong, times } = await load([url], { connections: CONNECTIONS, seconds: SECONDS }, next);
  const cpuSeconds = processorTimeOf(pid) - before;
  const perCpuSecond = (times.length - wrong) / cpuSeconds;
  return { value: perSecond, details: { wrong, perCpuSecond, p50: medianOf(times), p99: quantileOf(times, 0.99) } };
}

async function readList(url: string): Promise<{ readonly body: Buffer; readonly eventIds: readonly number[] }> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const response = await fetch(new URL(LIST_PATH, url), { method: 'POST', headers, body: listBody([]) });
  const body = Buffer.from(await response.arrayBuffer());
  const { data } = listSchema.parse(JSON.parse(body.toString()));
  return { body, eventIds: [...new Set(data.rows.map(({ match }) => match.event_id))] };
}

const turned = <Value>(values: readonly Value[], by: number): Value[] => [...values.slice(by), ...values.slice(0, by)];

function sidesOf(echo: Target, product: Target, eventIds: readonly number[]) {
  const side = (name: string, target: Target, next: () => LoadRequest): Side<string> => ({
    name,
    measure: () => measure(target, next),
  });
  // All events in any order: the same rows, but no two requests are alike.
  const filter = (): number[] => turned(eventIds, below(eventIds.length));
  return [
    side('echo', echo, () => listRequest({}, [], '/plain')),
    side('echo, zipped', echo, () => listRequest(GZIP, [], '/zipped')),
    side('echo, zipping', echo, () => listRequest(GZIP, [], '/zipping')),
    side('cached', product, () => listRequest({ ...fromAnyone(), ...GZIP })),
    side('cached, signed in', product, () => listRequest({ ...asPlayer(), ...GZIP })),
    side('uncached', product, () => listRequest(fromAnyone(), filter())),
    side('uncached, zipping', product, () => listRequest({ ...fromAnyone(), ...GZIP }, filter())),
  ];
}

/** P7: requests a second of the list of today, against bare Fastify that answers with the same bytes. */
export async function p7(rounds: number): Promise<Comparison[]> {
  const bundle = await bundleBesideServer(fileURLToPath(new URL('echo-server/main.ts', import.meta.url)), 'bench-echo');
  const echo = await ChildProgram.start({ name: 'the echo', file: bundle.file });
  const setup = await PlacingSetup.open(1, { optionsOf: () => Promise.resolve(['--trusted-hops', '1']) });
  try {
    const [url = ''] = setup.urls;
    const { body, eventIds } = await readList(url);
    const sizes = await echo.request({ base64: body.toString('base64') });
    console.log(JSON.stringify({ name: 'P7', events: eventIds.length, sizes }));
    const echoTarget = { ...z.object({ url: z.string() }).parse(echo.ready), pid: echo.pid ?? 0 };
    const sides = sidesOf(echoTarget, { url, pid: setup.pids[0] ?? 0 }, eventIds);
    const results = await runSides('P7', sides, rounds);
    const compare = (product: string, limit: string, goal: number): Comparison =>
      compareSides(results, { name: `P7 ${product}`, unit: 'requests/s', goal, limit, product });
    return [
      compare('cached', 'echo, zipped', 0.7),
      compare('cached, signed in', 'echo, zipped', 0),
      compare('uncached', 'echo', 0.4),
      compare('uncached, zipping', 'echo, zipping', 0),
    ];
  } finally {
    await setup.close();
    await echo.stop();
    await bundle.remove();
  }
}
