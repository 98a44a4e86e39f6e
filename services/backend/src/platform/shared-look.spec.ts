import { SharedLook } from './shared-look';
import { NoAnswerInTime } from './within';

function lookAt(limitMs: number) {
  let now = 0;
  const looks: PromiseWithResolvers<string>[] = [];
  const look = () => {
    const begun = Promise.withResolvers<string>();
    looks.push(begun);
    return begun.promise;
  };
  const shared = new SharedLook(look, { limitMs, keptMs: 3_000 }, () => now);
  return { shared, looks, pass: (ms: number) => void (now += ms) };
}

describe('A look that many ask for', () => {
  it('is begun once, and serves whoever asks until it is old', async () => {
    const { shared, looks, pass } = lookAt(1_000);
    const answers = [shared.ask(), shared.ask()];
    looks[0]!.resolve('good');
    expect(await Promise.all(answers)).toEqual(['good', 'good']);
    pass(3_000);
    expect(await shared.ask()).toBe('good');
    pass(1);
    const again = shared.ask();
    expect(looks).toHaveLength(2);
    // Unanswered it would fail a second later, in the next file of this process.
    looks[1]!.resolve('still good');
    expect(await again).toBe('still good');
  });

  it('that never ends is given up by each who asks, and not begun again', async () => {
    const { shared, looks, pass } = lookAt(10);
    await expect(shared.ask()).rejects.toBeInstanceOf(NoAnswerInTime);
    pass(60_000);
    await expect(shared.ask()).rejects.toBeInstanceOf(NoAnswerInTime);
    expect(looks).toHaveLength(1);
    looks[0]!.resolve('late');
    expect(await shared.ask()).toBe('late');
  });

  it('that fails is not repeated at once either', async () => {
    const { shared, looks } = lookAt(1_000);
    const failing = shared.ask();
    looks[0]!.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await expect(shared.ask()).rejects.toThrow('away');
    expect(looks).toHaveLength(1);
  });
});
