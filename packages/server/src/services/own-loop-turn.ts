const waiting: (() => void)[] = [];

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/**
 * Waits for a turn of the event loop in which nobody else who asks here goes on, the first one first. The loop takes one
 * new connection a turn: steps of many works that all fell into one turn would keep those who come waiting (R27).
 */
export function ownLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}
