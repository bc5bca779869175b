/**
 * How much is worked at together. More of it gets nothing done sooner, and lengthens each turn of the event loop, which
 * takes one new connection: with twenty, who came while others were busy waited for many seconds (R27).
 */
const SLOTS = 5;
/** Who has waited for so long, in ms, begins all the same: what stands still in the slots holds nobody up. */
const PATIENCE_MS = 1_000;

interface Works {
  running: number;
  /** What begins those that wait, the first one first. */
  readonly waiting: (() => void)[];
}

const worksOf = new WeakMap<object, Works>();

function waitForSlot(works: Works): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      works.waiting.splice(works.waiting.indexOf(begin), 1);
      works.running += 1;
      resolve();
    }, PATIENCE_MS);
    works.waiting.push(begin);
  });
}

/** Runs five works of an owner together, the others in the order in which they came. One that fails fails alone. */
export async function inSlot<Value>(owner: object, work: () => Promise<Value>): Promise<Value> {
  const works = worksOf.get(owner) ?? { running: 0, waiting: [] };
  worksOf.set(owner, works);
  if (works.running < SLOTS) works.running += 1;
  else await waitForSlot(works);
  try {
    return await work();
  } finally {
    const begin = works.running > SLOTS ? undefined : works.waiting.shift();
    if (begin === undefined) works.running -= 1;
    else begin();
  }
}
