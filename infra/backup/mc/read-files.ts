import type { Mc } from './mc.ts';

/** Of one run of `mc`, which a large bucket would be read by for days if it were run for each file. */
const [MOST_FILES, MOST_BYTES] = [100, 8 * 1024 * 1024];
const AT_ONCE = 4;

type Sized = [name: string, bytes: number];

/** Hands over the content of each file of a place, in no certain order. Nothing is kept: at most some 32 MB are in memory. */
export async function readFiles(
  mc: Mc,
  path: string,
  take: (name: string, content: Buffer) => void | Promise<void>,
): Promise<void> {
  const batches = batchesOf(await mc.sizesOf(path));
  const readOn = async () => {
    // One that fails ends the generator, and the others after their batch.
    for (const batch of batches)
      for (const [name, content] of await readBatch(mc, path, batch)) await take(name, content);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

function* batchesOf(sizes: ReadonlyMap<string, number>): Generator<Sized[], void> {
  let [batch, bytes]: [Sized[], number] = [[], 0];
  for (const file of sizes) {
    if (batch.length === MOST_FILES || (batch.length > 0 && bytes + file[1] > MOST_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(file);
    bytes += file[1];
  }
  if (batch.length > 0) yield batch;
}

async function readBatch(mc: Mc, path: string, batch: Sized[]): Promise<[string, Buffer][]> {
  const whole = await mc.read(batch.map(([name]) => `${path}/${name}`));
  const total = batch.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (whole.length === total) {
    let end = 0;
    return batch.map(([name, bytes]) => [name, whole.subarray(end, (end += bytes))]);
  }
  // One was replaced since it was listed.
  const read: [string, Buffer][] = [];
  for (const [name] of batch) read.push([name, await mc.read([`${path}/${name}`])]);
  return read;
}
