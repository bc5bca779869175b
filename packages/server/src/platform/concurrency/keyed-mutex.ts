const tails = new WeakMap<object, Map<number, Promise<void>>>();

/** In call order, despite failures. */
export async function withKeyedMutex<Value>(owner: object, key: number, work: () => Promise<Value>): Promise<Value> {
  const own = tails.get(owner) ?? new Map<number, Promise<void>>();
  tails.set(owner, own);
  const done = (own.get(key) ?? Promise.resolve()).then(work);
  const tail = done.then(
    () => undefined,
    () => undefined,
  );
  own.set(key, tail);
  return await done.finally(() => {
    if (own.get(key) === tail) own.delete(key);
  });
}
