/**
 * How much is worked at together. More of it gets nothing done sooner, and lengthens each turn of the event loop, which
 * takes one new connection: with twenty, who came while others were busy waited for many seconds (R27).
 */
const SLOTS = 5;

interface Works {
  running: number;
  /** What begins those that wait, the first one first. */
  readonly waiting: (() => void)[];
}

const worksOf = new WeakMap<object, Works>();

/** Runs five works of an owner together, the others in the order in which they came. One that fails fails alone. */
export async function inSlot<Value>(owner: object, work: () => Promise<Value>): Promise<Value> {
  const works = worksOf.get(owner) ?? { running: 0, waiting: [] };
  worksOf.set(owner, works);
  if (works.running < SLOTS) works.running += 1;
  else await new Promise<void>((begin) => works.waiting.push(begin));
  try {
    return await work();
  } finally {
    const begin = works.waiting.shift();
    if (begin === undefined) works.running -= 1;
    else begin();
  }
}
