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

describe('Programs that run apart', () => {
  it('wait for one another, whatever they are for, because the first would be swept away with the second', async () => {
    const ended: string[] = [];
    const first = run('wait', 1_000).then(() => ended.push('first'));
    const second = run('wait', 0).then(() => ended.push('second'));
    await Promise.all([first, second]);
    expect(ended).toEqual(['first', 'second']);
  });

  it('do not hold up the next one when they fail', async () => {
    const failing = run('compute', 60_000).catch(() => 'failed');
    await expect(run('wait', 0)).resolves.toBeUndefined();
    expect(await failing).toBe('failed');
  });
});
