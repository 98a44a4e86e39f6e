import type { Verdict } from './describe-race.ts';

const GOAL_MB = 120;

export interface Memory {
  api: number | null;
  worker: number | null;
  yardstick: number | null;
}

export function describeMemory({ api, worker, yardstick }: Memory): { text: string; verdicts: Verdict[] } {
  const show = (size: number | null) => (size === null ? 'unknown here' : `${size.toFixed(0)} MB`);
  const text = `Resident memory, just started\n  api ${show(api)}, worker ${show(worker)}, yardstick ${show(yardstick)} (with Node's type stripping)\n`;
  const judge = (name: string, size: number | null): Verdict[] =>
    size === null
      ? []
      : [
          {
            what: `Resident memory of the ${name}`,
            found: show(size),
            goal: `<= ${GOAL_MB} MB`,
            reached: size <= GOAL_MB,
          },
        ];
  return { text, verdicts: [...judge('api', api), ...judge('worker', worker)] };
}
