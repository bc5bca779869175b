/** Works on the items in their order, up to `lanes` at once. Fails with the first failure, after every lane has ended. */
export async function runInLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const { status, ...rest } of ended) if (status === 'rejected' && 'reason' in rest) throw rest.reason;
}
