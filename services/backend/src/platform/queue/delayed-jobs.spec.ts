import { DelayedJobs, type Wait } from './delayed-jobs';

const time = { wall: 0, monotonic: 0 };
const pass = (ms: number, wallMs = ms) => {
  time.wall += wallMs;
  time.monotonic += ms;
  delayed.look();
};
let ended: string[] = [];
let delayed: DelayedJobs;
beforeEach(() => {
  [time.wall, time.monotonic, ended] = [1_000_000_000, 0, []];
  const now = { wall: () => time.wall, monotonic: () => time.monotonic };
  delayed = new DelayedJobs(({ id }) => void ended.push(id), now);
});
afterEach(() => delayed.stop());
const wait = (id: string, ms: number, tries = 1): Wait => ({ queue: 'letters', id, tries, ms });

describe('the wait of a delayed job', () => {
  it('is left to the queue while the clock goes on as clocks do', () => {
    delayed.begin(wait('a', 5_000));
    pass(60_000);
    expect(ended).toEqual([]);
  });

  it('is ended after its own length when the clock was set back by an hour meanwhile', () => {
    delayed.begin(wait('a', 5_000));
    pass(1_000, -3_600_000);
    expect(ended).toEqual([]);
    pass(6_000);
    expect(ended).toEqual(['a']);
    pass(60_000);
    expect(ended).toEqual(['a']);
  });

  it('counts from the first look at a job that another process has delayed', () => {
    delayed.watch(wait('a', 5_000));
    pass(4_000);
    delayed.watch(wait('a', 5_000));
    pass(3_000);
    expect(ended).toEqual(['a']);
  });

  it('begins anew when the job was tried again meanwhile', () => {
    delayed.watch(wait('a', 5_000));
    pass(4_000);
    delayed.watch(wait('a', 5_000, 2));
    pass(3_000);
    expect(ended).toEqual([]);
    pass(4_000);
    expect(ended).toEqual(['a']);
  });
});
