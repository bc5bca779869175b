/** Placements before lists (S28). */
type Priority = 'bet' | 'list';

const callbacks: Readonly<Record<Priority, (() => void)[]>> = { bet: [], list: [] };
const count = (): number => callbacks.bet.length + callbacks.list.length;

function resumeNext(): void {
  (callbacks.bet.shift() ?? callbacks.list.shift())?.();
  if (count() > 0) setImmediate(resumeNext);
}

/**
 * Waits for an iteration in which no other caller resumes: the loop accepts one new connection per iteration, so many
 * steps in one would delay new connections (R27).
 */
export function yieldToEventLoop(priority: Priority = 'bet'): Promise<void> {
  return new Promise((resolve) => {
    callbacks[priority].push(resolve);
    if (count() === 1) setImmediate(resumeNext);
  });
}
