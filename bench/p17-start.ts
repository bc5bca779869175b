import WebSocket from 'ws';

import { medianOf, runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { SECOND } from '../tools/time/durations';
import { buildStarter, inFolder, startOnStore } from './lib/started-store';

const MOST_SNAPSHOT_MS = 300;
const SUBSCRIBE = JSON.stringify({ type: 'subscribe', topic: 'list', cursor: null });

function snapshotMs(url: string): Promise<number> {
  const began = performance.now();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(SUBSCRIBE));
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.startsWith('{"type":"snapshot"')) return;
      const elapsedMs = performance.now() - began;
      socket.terminate();
      if (text.includes('"type":"odds"')) resolve(elapsedMs);
      else reject(new Error('the first snapshot has no prices'));
    });
  });
}

async function measureStore(folder: string): Promise<Measured> {
  const store = await startOnStore('store', folder);
  await store.close();
  return { value: SECOND / store.ms, details: { ms: store.ms, cpuMs: store.cpuMs } };
}

async function measureProduct(folder: string): Promise<Measured> {
  const product = await startOnStore('product', folder);
  const firstSnapshotMs = await snapshotMs(product.url);
  const nextSnapshotMs = await snapshotMs(product.url);
  await product.close();
  return {
    value: SECOND / product.ms,
    details: { ms: product.ms, cpuMs: product.cpuMs, firstSnapshotMs, nextSnapshotMs },
  };
}

/** P17: `startServer` on the embedded store against the store alone, with existing data and with a new store. */
export async function p17(rounds: number): Promise<Comparison[]> {
  const removeProgram = await buildStarter();
  const unit = 'starts/s';
  const goal = 0.5;
  const products: Measured[] = [];
  const record = async (measuring: Promise<Measured>): Promise<Measured> => {
    const measured = await measuring;
    products.push(measured);
    return measured;
  };
  try {
    const again = await inFolder(async (folder) => {
      await measureProduct(folder);
      const limit = () => measureStore(folder);
      return await runRounds(
        { name: 'P17 start', unit, limit, product: () => record(measureProduct(folder)), goal },
        rounds,
      );
    });
    const limit = () => inFolder(measureStore);
    const product = () => record(inFolder(measureProduct));
    const first = await runRounds({ name: 'P17 first start', unit, limit, product, goal }, rounds);
    return [again, first, compareSnapshot(products)];
  } finally {
    await removeProgram();
  }
}

function compareSnapshot(products: readonly Measured[]): Comparison {
  const ratio = medianOf(products.map(({ details }) => details?.['firstSnapshotMs'] ?? Number.NaN));
  const isReached = ratio <= MOST_SNAPSHOT_MS;
  console.log(`P17 first snapshot, median: ${ratio.toFixed(0)} ms: ${isReached ? 'reached' : 'missed'}`);
  return { name: 'P17 first snapshot', ratio, isReached };
}
