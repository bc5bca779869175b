import type { WalletCallName } from '@clutchline/contract/operator';

import { CHECKS, type ConformanceCheck, CURRENCY_CHECK, NEEDED_BALANCE } from './conformance-checks';
import { type ProbeConfig, ProbedAccount, type ProbedPlayer, WalletProbe } from './wallet-probe';

export interface CheckResult {
  readonly name: string;
  /** Null: passed. */
  readonly fault: string | null;
}

export interface LatencyRow {
  readonly call: WalletCallName;
  readonly count: number;
  /** In ms: median, 95th and 99th percentile, longest. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

export interface ConformanceReport {
  readonly results: readonly CheckResult[];
  readonly latencies: readonly LatencyRow[];
}

/** Nothing else may move money of these players until it ends. */
export async function runConformance(
  config: ProbeConfig,
  players: readonly [ProbedPlayer, ...ProbedPlayer[]],
): Promise<ConformanceReport> {
  const probe = new WalletProbe(config);
  const accounts = players.map((player) => new ProbedAccount(probe, player));
  const results: CheckResult[] = [];
  try {
    for (const [index, account] of accounts.entries()) {
      const { id, currency } = account.player;
      const start = await attempt({ name: `balance of ${id} (${currency})`, run: requireBalance }, account);
      results.push(start);
      if (start.fault !== null) continue;
      for (const check of index === 0 ? CHECKS : []) results.push(await attempt(check, account));
      results.push(await attempt({ ...CURRENCY_CHECK, name: `${currency}: ${CURRENCY_CHECK.name}` }, account));
    }
    return { results, latencies: [...probe.latencies].map(([call, times]) => latencyRow(call, times)) };
  } finally {
    probe.close();
  }
}

async function requireBalance(account: ProbedAccount): Promise<void> {
  const balance = await account.balance();
  if (balance < NEEDED_BALANCE) throw new Error(`it is ${balance}, the checks need ${NEEDED_BALANCE} minor units`);
}

async function attempt({ name, run }: ConformanceCheck, account: ProbedAccount): Promise<CheckResult> {
  try {
    await run(account);
    return { name, fault: null };
  } catch (error) {
    return { name, fault: error instanceof Error ? error.message : String(error) };
  }
}

function latencyRow(call: WalletCallName, times: readonly number[]): LatencyRow {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { call, count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
}
