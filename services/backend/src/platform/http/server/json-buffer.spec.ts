import { JsonBuffer } from './json-buffer';

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function counting(maxAgeMs: number) {
  let loads = 0;
  const buffer = new JsonBuffer(
    async () => {
      loads += 1;
      const number = loads;
      await pause(5);
      return { number };
    },
    { maxAgeMs },
  );
  return { buffer, loads: () => loads };
}

describe('A buffered answer', () => {
  it('is loaded once for all who ask at the same time', async () => {
    const { buffer, loads } = counting(1_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buffer.get()));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]!.body.toString()).toBe('{"number":1}');
    expect(loads()).toBe(1);
  });

  it('is loaded anew after its age and after a write', async () => {
    const { buffer, loads } = counting(20);
    await buffer.get();
    await pause(25);
    await buffer.get();
    expect(loads()).toBe(2);
    buffer.invalidate();
    expect((await buffer.get()).value).toEqual({ number: 3 });
  });

  it('does not serve what was being loaded when a write came', async () => {
    const { buffer } = counting(1_000);
    const old = buffer.get();
    buffer.invalidate();
    expect((await buffer.get()).value).toEqual({ number: 2 });
    expect((await old).value).toEqual({ number: 1 });
    expect((await buffer.get()).value).toEqual({ number: 2 });
  });

  it('keeps a failure for a moment only', async () => {
    let fails = true;
    const buffer = new JsonBuffer(
      async () => {
        if (fails) throw new Error('down');
        return 'up';
      },
      { maxAgeMs: 1_000 },
    );
    await expect(buffer.get()).rejects.toThrow('down');
    fails = false;
    await pause(60);
    expect((await buffer.get()).value).toBe('up');
  });

  it('is not kept at all when its age is 0', async () => {
    const { buffer, loads } = counting(0);
    await Promise.all([buffer.get(), buffer.get()]);
    expect(loads()).toBe(2);
    expect(buffer.peek()).toBeUndefined();
  });

  it('is loaded anew when the moment has come at which time alone changes it', async () => {
    let number = 0;
    const moments = [0, 60_000];
    const buffer = new JsonBuffer(async () => ++number, {
      maxAgeMs: 60_000,
      msToNextChange: async () => moments.shift() ?? null,
    });
    expect((await buffer.get()).value).toBe(1);
    expect(buffer.peek()).toBeUndefined();
    expect((await buffer.get()).value).toBe(2);
    expect(buffer.peek()?.value).toBe(2);
  });

  it('may know more than it shows', async () => {
    const buffer = new JsonBuffer(async () => ({ shown: 1, kept: 2 }), {
      maxAgeMs: 1_000,
      write: ({ shown }) => JSON.stringify({ shown }),
    });
    const { value, body } = await buffer.get();
    expect([value.kept, body.toString()]).toEqual([2, '{"shown":1}']);
  });

  it('has the same tag for the same content and another for another', async () => {
    let text = 'a';
    const buffer = new JsonBuffer(async () => text, { maxAgeMs: 0 });
    const first = (await buffer.get()).etag;
    expect((await buffer.get()).etag).toBe(first);
    text = 'b';
    expect((await buffer.get()).etag).not.toBe(first);
  });
});
