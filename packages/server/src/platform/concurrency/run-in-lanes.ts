/** Works on the items in their order, up to `lanes` at once. Fails with the first failure, after every lane has ended. */
export async function runInLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, lane: number) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async (number: number): Promise<void> => {
    for (const item of queue) await work(item, number);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, (_, number) => lane(number)));
  for (const { status, ...rest } of ended) if (status === 'rejected' && 'reason' in rest) throw rest.reason;
}
