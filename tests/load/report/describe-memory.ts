import type { Verdict } from './describe-race.ts';

const GOAL_MB = 120;
const GOAL_AFTER_MB = 300;

export interface Memory {
  api: number | null;
  worker: number | null;
  baseline: number | null;
}

export function describeMemory({ api, worker, baseline }: Memory): { text: string; verdicts: Verdict[] } {
  const text = `Resident memory, just started\n  api ${show(api)}, worker ${show(worker)}, baseline ${show(baseline)} (with Node's type stripping)\n`;
  return { text, verdicts: [...judge('the api', api, GOAL_MB), ...judge('the worker', worker, GOAL_MB)] };
}

/** Of the API that has been in every race and has served the grid. */
export function describeMemoryAfter(api: number | null): { text: string; verdicts: Verdict[] } {
  return {
    text: `Resident memory after all of this\n  api ${show(api)}\n`,
    verdicts: judge('the api, after all', api, GOAL_AFTER_MB),
  };
}

const show = (size: number | null) => (size === null ? 'unknown here' : `${size.toFixed(0)} MB`);

const judge = (name: string, size: number | null, goal: number): Verdict[] =>
  size === null
    ? []
    : [{ what: `Resident memory of ${name}`, measured: show(size), goal: `<= ${goal} MB`, reached: size <= goal }];
