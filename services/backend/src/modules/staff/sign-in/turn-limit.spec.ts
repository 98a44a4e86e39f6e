import { Unavailable } from '../../../platform/http/errors/http.errors';
import { TurnLimit } from './turn-limit';

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

describe('A limit of turns', () => {
  it('never lets more tasks run at once than it says, and runs all of them', async () => {
    const limit = new TurnLimit(4, 100);
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
      return 1;
    };
    const done = await Promise.all(Array.from({ length: 40 }, () => limit.take(task)));
    expect(done).toHaveLength(40);
    expect(most).toBe(4);
  });

  it('turns away who finds the line full', async () => {
    const limit = new TurnLimit(1, 1);
    const first = limit.take(() => pause(20));
    const second = limit.take(() => pause(1));
    await expect(limit.take(() => pause(1))).rejects.toThrow(Unavailable);
    await Promise.all([first, second]);
    await expect(limit.take(async () => 'again')).resolves.toBe('again');
  });

  it('gives the turn on when a task fails', async () => {
    const limit = new TurnLimit(1, 5);
    const failed = limit.take(() => Promise.reject(new Error('no')));
    const next = limit.take(async () => 'next');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
  });
});
