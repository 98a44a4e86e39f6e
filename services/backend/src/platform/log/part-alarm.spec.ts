import pino from 'pino';
import { type AlarmNote, alarmNotes } from './alarm';
import { PartAlarm } from './part-alarm';

const words = { name: 'queue_down', down: 'the queue takes no jobs', up: 'it does again' } as const;

const start = () => {
  const [lines, clock]: [Record<string, unknown>[], { now: number }] = [[], { now: 0 }];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const alarm = new PartAlarm(pino({ level: 'info' }, stream), words, () => clock.now);
  const refusal = new Error("OOM command not allowed when used memory > 'maxmemory'.");
  /** Looks every four seconds. */
  const look = (isGood: boolean, times = 1) => {
    for (let at = 0; at < times; at += 1) {
      if (isGood) alarm.good();
      else alarm.bad(refusal);
      clock.now += 4_000;
    }
  };
  return { alarm, lines, look };
};

describe('the alarm about the queue', () => {
  it('is raised by the second look in a row that fails, with the reason', () => {
    const { alarm, lines, look } = start();
    look(false);
    look(true);
    look(false);
    expect([lines, alarm.isRaised]).toEqual([[], false]);
    look(false);
    expect(alarm.isRaised).toBe(true);
    expect(lines).toMatchObject([
      { level: 50, alarm: 'queue_down', downSeconds: 4, err: { message: expect.stringMatching(/^OOM/) } },
    ]);
  });

  it('is repeated every ten minutes, no more often', () => {
    const { lines, look } = start();
    look(false, 2 + 149);
    expect(lines).toHaveLength(1);
    look(false);
    expect(lines.map(({ downSeconds }) => downSeconds)).toEqual([4, 604]);
  });

  it('is noted each time, and denied once by a process that finds all in order: a former one may have left it', () => {
    const notes: AlarmNote[] = [];
    const take = (note: unknown) => void notes.push(note as AlarmNote);
    alarmNotes.subscribe(take);
    const { lines, look } = start();
    look(true, 3);
    expect([notes, lines]).toEqual([[{ name: 'queue_down' }], []]);
    look(false, 2 + 150);
    look(true, 3);
    alarmNotes.unsubscribe(take);
    const raised = { name: 'queue_down', text: words.down };
    expect(notes.slice(1)).toEqual([raised, raised, { name: 'queue_down' }]);
  });

  it('is followed by a line about the recovery, which is no alarm', () => {
    const { alarm, lines, look } = start();
    look(false, 5);
    look(true, 5);
    expect(alarm.isRaised).toBe(false);
    expect(lines.map(({ level }) => level)).toEqual([50, 30]);
    expect(lines[1]).toMatchObject({ recovered: 'queue_down', downSeconds: 20 });
    expect(lines[1]).not.toHaveProperty('alarm');
  });
});
