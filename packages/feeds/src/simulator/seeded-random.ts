/** The same key yields the same sequence on every machine. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  whole(below: number): number;
  oneOf<Item>(list: readonly [Item, ...Item[]]): Item;
  normal(): number;
  /** 0 to about 500. */
  poisson(mean: number): number;
}

/** FNV-1a of the key with a final mix is the state of a splitmix32. */
export function seededRandom(key: string): SeededRandom {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    oneOf: (list) => list[whole(list.length)] ?? list[0],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson: (mean) => poisson(next, mean),
  };
}

function poisson(next: () => number, mean: number): number {
  let count = -1;
  for (let sum = 0; sum < mean; count++) sum -= Math.log(1 - next());
  return Math.max(0, count);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return mix(value);
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
