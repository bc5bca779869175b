import { fileURLToPath } from 'node:url';

import { CALLS } from '@clutchline/contract';
import { tokenOf } from '@clutchline/test-support/bench/bench-players';
import { medianOf, quantileOf, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';
import { z } from 'zod';

import { ChildProgram } from '../tools/processes/child-program';
import { bundleBesideServer } from '../tools/server-bundle';
import { load, postText, type LoadRequest } from './lib/http-load';
import { below, PLAYERS, PlacingSetup } from './lib/placing-setup';
import { processorTimeOf } from './lib/processor-time';
import { compareSides, runSides, type Side } from './lib/run-sides';

const CONNECTIONS = 16;
const SECONDS = 4;
const { path: PATH } = CALLS.getGameListByGameTypeId;
const listSchema = z.object({ data: CALLS.getGameListByGameTypeId.response });

interface Target {
  readonly url: string;
  readonly pid: number;
}

const requestOf = (path: string, headers: Readonly<Record<string, string>>, body: object): LoadRequest => ({
  text: postText(path, headers, JSON.stringify({ lang: 2, ...body })),
  isRight: (answer) => answer.length > 1_000,
});

const list = (event_ids: readonly number[]): object => ({ game_type_id: 0, handicap_code: 'today', event_ids });
const GZIP = { 'accept-encoding': 'gzip' };

/** Of many networks, as limits are by network. */
const fromAnyone = (): Readonly<Record<string, string>> => ({ 'x-forwarded-for': `10.${below(256)}.${below(256)}.1` });

async function measure({ url, pid }: Target, next: () => LoadRequest): Promise<Measured> {
  const before = processorTimeOf(pid);
  const { perSecond, wrong, times } = await load([url], { connections: CONNECTIONS, seconds: SECONDS }, next);
  const cpuSeconds = processorTimeOf(pid) - before;
  const perCpuSecond = (times.length - wrong) / cpuSeconds;
  return { value: perSecond, details: { wrong, perCpuSecond, p50: medianOf(times), p99: quantileOf(times, 0.99) } };
}

async function readList(url: string): Promise<{ readonly body: Buffer; readonly eventIds: readonly number[] }> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const response = await fetch(new URL(PATH, url), {
    ...{ method: 'POST', headers, body: JSON.stringify({ lang: 2, ...list([]) }) },
  });
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
  const filter = (): object => list(turned(eventIds, below(eventIds.length)));
  return [
    side('echo', echo, () => requestOf('/plain', {}, list([]))),
    side('echo, zipped', echo, () => requestOf('/zipped', GZIP, list([]))),
    side('echo, zipping', echo, () => requestOf('/zipping', GZIP, list([]))),
    side('cached', product, () => requestOf(PATH, { ...fromAnyone(), ...GZIP }, list([]))),
    side('cached, signed in', product, () =>
      requestOf(PATH, { ...GZIP, token: tokenOf(1 + below(PLAYERS)) }, list([])),
    ),
    side('uncached', product, () => requestOf(PATH, fromAnyone(), filter())),
    side('uncached, zipping', product, () => requestOf(PATH, { ...fromAnyone(), ...GZIP }, filter())),
  ];
}

/** P7: requests a second of the list of today, against bare Fastify that answers with the same bytes. */
export async function p7(rounds: number): Promise<Comparison[]> {
  const bundle = await bundleBesideServer(fileURLToPath(new URL('echo-server/main.ts', import.meta.url)), 'bench-echo');
  const echo = await ChildProgram.start({ name: 'the echo', file: bundle.file });
  const setup = await PlacingSetup.open(1, () => Promise.resolve(['--trusted-hops', '1']));
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
