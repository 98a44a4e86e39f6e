import { join } from 'node:path';
import { runInChild } from './run-in-child';
import { permissionModel } from './ways';

const script = join(__dirname, '../../../test/busy-program.cjs');
const run = (what: 'wait' | 'compute', milliseconds: number) =>
  runInChild({
    script,
    args: [what, `${milliseconds}`],
    input: Buffer.alloc(0),
    limits: { timeMs: 2_000, clockMs: 6_000, memoryMb: 320, outputBytes: 1_000 },
    onFrame: async () => undefined,
    way: permissionModel,
  });

describe('The time of a program that runs apart', () => {
  it('is that of the processor, so that one that only waits comes to its end', async () => {
    await expect(run('wait', 3_000)).resolves.toBeUndefined();
  });

  it('ends one that computes for longer', async () => {
    await expect(run('compute', 60_000)).rejects.toMatchObject({ reason: 'time' });
  });

  it('ends one that waits for ever, too', async () => {
    await expect(run('wait', 60_000)).rejects.toMatchObject({ reason: 'time' });
  });
});
