/** Placements before lists (S28). */
type Priority = 'bet' | 'list';

const callbacks: Readonly<Record<Priority, (() => void)[]>> = { bet: [], list: [] };
const count = (): number => callbacks.bet.length + callbacks.list.length;

function resumeNext(): void {
  (callbacks.bet.shift() ?? callbacks.list.shift())?.();
  if (count() > 0) setImmediate(resumeNext);
}

/**
 * Yields to the event loop until an iteration in which no other caller resumes. The loop accepts one new connection per
 * iteration, so many steps in one iteration would delay new connections (R27).
 */
export function yieldToEventLoop(priority: Priority = 'bet'): Promise<void> {
  return new Promise((resolve) => {
    callbacks[priority].push(resolve);
    if (count() === 1) setImmediate(resumeNext);
  });
}
