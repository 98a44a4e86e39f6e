/** Does the work for each item, two at a time, because the machine has two cores. */
export async function twoAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const goOn = async () => {
    for (const [at, item] of waiting) await work(item, at);
  };
  await Promise.all([goOn(), goOn()]);
}
