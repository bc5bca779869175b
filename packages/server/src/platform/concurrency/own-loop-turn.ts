/** Placements before lists (S28). */
type Rank = 'bet' | 'list';

const waiting: Readonly<Record<Rank, (() => void)[]>> = { bet: [], list: [] };
const count = (): number => waiting.bet.length + waiting.list.length;

function goOn(): void {
  (waiting.bet.shift() ?? waiting.list.shift())?.();
  if (count() > 0) setImmediate(goOn);
}

/**
 * Yields to the event loop until an iteration in which no other caller resumes. The loop accepts one new connection per
 * iteration, so many steps in one iteration would delay new connections (R27).
 */
export function ownLoopTurn(rank: Rank = 'bet'): Promise<void> {
  return new Promise((resolve) => {
    waiting[rank].push(resolve);
    if (count() === 1) setImmediate(goOn);
  });
}
