import type { LedgerAudit, LedgerInvariant, LoggedHead } from '../ledger';

const INVARIANTS: Readonly<Record<LedgerInvariant, string>> = {
  I1: 'every transaction adds up to 0, per currency',
  I2: 'wallets and debts are the sums of their entries, none below 0',
  I3: 'every bet has one debit of its stake, which the house account has while the bet is open',
  I4: 'every finished bet has one net effect; reversals, pools and closes add up',
  I5: 'bets changed state only in allowed ways',
  I6: 'accepted prices existed and were allowed by their players',
  I7: 'every bet was committed before its play was closed',
  I9: 'cards of auto chess and their prices, draws and merges add up',
  I10: 'seeds of virtual games hash to what was committed, and give the stored results',
  I11: "movements in the operator's wallet add up to the ledger, and every bet has the debit that it needs",
  R30: 'sealed data is unchanged, and everything is sealed',
  R41: 'data that decides payouts, display and player protection matches its records',
};

const MOST = 20;

export function auditReport(name: string, audit: LedgerAudit): { readonly lines: string[]; readonly isSound: boolean } {
  const since = audit.unsealedSince === null ? '' : ` since ${audit.unsealedSince} UTC`;
  const counts = `${audit.transactions} transactions, ${audit.bets} bets, ${audit.unsealed} transactions not sealed yet${since}`;
  const lines = [`Ledger of ${name}: ${counts}`];
  for (const [invariant, description] of Object.entries(INVARIANTS)) {
    const found = audit.faults.filter((fault) => fault.invariant === invariant).map(({ detail }) => detail);
    lines.push(
      ...invariantLines(invariant.padEnd(3), description, { found, isKnown: invariant !== 'I7' || audit.knowsCommits }),
    );
  }
  for (const { day, number, head } of audit.days) lines.push(`  sealed ${day}: seal ${number}, head ${head}`);
  for (const { number } of audit.foundHeads) lines.push(`  seal ${number} has the logged head`);
  return { lines, isSound: audit.faults.length === 0 };
}

interface Findings {
  readonly found: readonly string[];
  readonly isKnown: boolean;
}

function invariantLines(id: string, description: string, { found, isKnown }: Findings): string[] {
  if (found.length === 0 && !isKnown)
    return [`  ${id} not checked  ${description}: the database stores no commit times (track_commit_timestamp is off)`];
  if (found.length === 0) return [`  ${id} held         ${description}`];
  const rest = found.length - MOST;
  const rows = found.slice(0, MOST).map((detail) => `         ${detail}`);
  return [`  ${id} BROKEN       ${description}`, ...rows, ...(rest > 0 ? [`         and ${rest} more`] : [])];
}

/** @example readLoggedHead(`12:${'ab'.repeat(32)}`) // { number: 12, head: 'abab…' } */
export function readLoggedHead(text: string): LoggedHead | null {
  const found = /^(?<number>[1-9]\d{0,14}):(?<head>[0-9a-f]{64})$/i.exec(text.trim());
  if (found?.groups === undefined) return null;
  const { number = '', head = '' } = found.groups;
  return { number: Number(number), head: head.toLowerCase() };
}
