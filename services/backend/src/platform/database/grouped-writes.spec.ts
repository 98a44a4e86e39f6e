/**
 * Its clock is a false one, which only modules of its own can see.
 *
 * @jest-environment node
 */
import { GroupedWrites } from './grouped-writes';
import { PoolShare } from './pool-share';

const noDatabase = { within: () => ({ query: () => Promise.reject(new Error('No statement is run here')) }) };

/** Writes that end when they are told to. */
function held() {
  const groups: { rows: string[]; end: (error?: Error) => void }[] = [];
  const writes = new GroupedWrites<string, string>(
    new PoolShare(noDatabase, 2),
    (rows) =>
      new Promise((resolve, reject) => {
        groups.push({ rows, end: (error) => (error ? reject(error) : resolve(rows.map((row) => `${row} written`))) });
      }),
    (row) => row.slice(0, 1),
  );
  const add = (row: string, how?: { alone: boolean }) => writes.add(row, how);
  const addOneByOne = async (...rows: string[]) => {
    const answers: Promise<string>[] = [];
    for (const row of rows) {
      answers.push(add(row));
      await settled();
    }
    return answers;
  };
  return { groups, add, addOneByOne, rows: () => groups.map((group) => group.rows) };
}

/** Waits for two turns of the event loop, so that deferred work has run. */
async function settled(): Promise<void> {
  for (let moment = 0; moment < 2; moment++) await new Promise((resolve) => setImmediate(resolve));
}

describe('Grouped writes', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('write at once what comes alone', async () => {
    const { groups, add } = held();
    const answer = add('a');
    await settled();
    groups[0]!.end();
    expect(await answer).toBe('a written');
  });

  it('write together what comes in one moment', async () => {
    const { groups, add, rows } = held();
    const answers = ['a', 'b', 'c'].map((row) => add(row));
    await settled();
    expect(rows()).toEqual([['a', 'b', 'c']]);
    groups[0]!.end();
    expect(await Promise.all(answers)).toEqual(['a written', 'b written', 'c written']);
  });

  it('write together what came while earlier ones were under way, and answer each', async () => {
    const { groups, addOneByOne, rows } = held();
    const answers = await addOneByOne('a', 'b', 'c', 'd', 'e');
    expect(rows()).toEqual([['a'], ['b']]);
    groups[0]!.end();
    await settled();
    expect(rows()).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    groups[1]!.end();
    groups[2]!.end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'e'].map((row) => `${row} written`));
  });

  it('write by itself what says that it is alone, behind those that come into the group of an earlier one', async () => {
    const { groups, addOneByOne, add, rows } = held();
    void (await addOneByOne('a', 'b', 'c'));
    void [add('d', { alone: true }), add('e', { alone: true }), add('f'), add('g')];
    for (const at of [0, 1, 2, 3, 4]) {
      groups[at]!.end();
      await settled();
    }
    expect(rows()).toEqual([['a'], ['b'], ['c', 'f', 'g'], ['d'], ['e']]);
  });

  it('never write two rows of one key together', async () => {
    const { groups, addOneByOne, rows } = held();
    void (await addOneByOne('a', 'b', 'c1', 'd', 'c2', 'c3'));
    groups[0]!.end();
    groups[1]!.end();
    await settled();
    expect(rows().slice(2)).toEqual([['c1', 'd'], ['c2']]);
    groups[2]!.end();
    await settled();
    expect(rows()[4]).toEqual(['c3']);
  });

  it('give each row of a group that failed a try of its own, so that only the guilty one fails', async () => {
    const { groups, addOneByOne, rows } = held();
    const answers = (await addOneByOne('a', 'b', 'c', 'd')).map((one) => one.catch((error: unknown) => error));
    groups[0]!.end();
    groups[1]!.end();
    await settled();
    groups[2]!.end(new Error('one of them'));
    await settled();
    expect(rows().slice(3)).toEqual([['c'], ['d']]);
    groups[3]!.end(new Error('this one'));
    groups[4]!.end();
    expect(await Promise.all(answers)).toEqual(['a written', 'b written', new Error('this one'), 'd written']);
  });

  it('fail as a whole when the database is not there', async () => {
    const { groups, addOneByOne, rows } = held();
    const answers = (await addOneByOne('a', 'b', 'c', 'd')).map((one) => one.catch((error: unknown) => error));
    groups[0]!.end();
    groups[1]!.end();
    await settled();
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    groups[2]!.end(gone);
    expect((await Promise.all(answers)).slice(2)).toEqual([gone, gone]);
    expect(rows()).toHaveLength(3);
  });

  it('never have more under way than their share, also when each row of a group gets a try of its own', async () => {
    const { groups, addOneByOne, rows } = held();
    const answers = (await addOneByOne('a', 'b', 'c', 'd', 'e')).map((one) => one.catch((error: unknown) => error));
    groups[0]!.end();
    await settled();
    groups[2]!.end(new Error('one of them'));
    await settled();
    expect(rows().slice(2)).toEqual([['c', 'd', 'e'], ['c']]);
    for (const at of [3, 4, 5]) {
      groups[at]!.end();
      await settled();
    }
    groups[1]!.end();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'e'].map((row) => `${row} written`));
  });

  it('turn away who has found no place in 2.7 seconds, and nobody who came later', async () => {
    const { groups, addOneByOne, add, rows } = held();
    const [, , early] = await addOneByOne('a', 'b', 'c');
    const turnedAway = early!.catch((error: unknown) => error);
    jest.advanceTimersByTime(1_000);
    const late = add('d');
    await settled();
    jest.advanceTimersByTime(1_700);
    expect(await turnedAway).toMatchObject({ statusCode: 503, headers: { 'Retry-After': '5' } });
    groups[0]!.end();
    await settled();
    expect(rows()).toEqual([['a'], ['b'], ['d']]);
    groups[2]!.end();
    expect(await late).toBe('d written');
  });
});
