import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../../../../tools/cluster/free-port';
import { openChaosSetup, type ChaosSetup } from '../chaos/chaos-setup';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { readyOf } from '@clutchline/test-support/processes/test-processes';
import { startHaproxy } from './haproxy-for-tests';
import { TcpBalancer } from './tcp-balancer';

/** As in `npm run cluster`. */
export interface TestCluster {
  readonly setup: ChaosSetup;
  readonly url: string;
  /** Waits for one. @param frozen index of a server that does not answer. */
  leader(frozen?: number): Promise<number>;
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

interface ClusterOptions {
  readonly servers: number;
  readonly matches: number;
  readonly balancer: 'haproxy' | 'tcp';
  /** More options of each server. */
  readonly args?: readonly string[];
}

/** The product's, or a plain one. */
export async function openCluster({ servers, matches, balancer, args = [] }: ClusterOptions): Promise<TestCluster> {
  const nats = await TestNats.start();
  const ports: number[] = [];
  while (ports.length < servers + 1) ports.push(await freePort());
  const [port = 0, ...own] = ports;
  const hops = balancer === 'haproxy' ? ['--trusted-hops', '1'] : [];
  const argsOf = (index: number) => ['--port', String(own[index]), '--nats-url', nats.url, ...hops, ...args];
  const setup = await openChaosSetup({ servers, matches, argsOf });
  const running =
    balancer === 'haproxy'
      ? await startHaproxy({ host: '127.0.0.1', port, servers: own, connectionsPerAddress: 100_000 })
      : await TcpBalancer.start(port, own);
  const leader = async (frozen?: number): Promise<number> => {
    const reportOf = async (metricsUrl: string, index: number) =>
      index === frozen ? null : await readyOf(metricsUrl).catch(() => null);
    for (;;) {
      const reports = await Promise.all(setup.servers.map(({ metricsUrl }, index) => reportOf(metricsUrl, index)));
      const found = reports.findIndex((report) => report?.term !== null && report?.term !== undefined);
      if (found >= 0) return found;
      await sleep(20);
    }
  };
  const untilReady = async (): Promise<void> => {
    for (const { metricsUrl } of setup.servers)
      while ((await readyOf(metricsUrl).catch(() => null))?.ready !== true) await sleep(50);
  };
  return {
    ...{ setup, url: `http://127.0.0.1:${port}`, leader, untilReady },
    async close() {
      await running.stop();
      await setup.close();
      await nats.stop();
    },
  };
}
