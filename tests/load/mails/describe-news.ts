import { median } from '../measure/median.ts';
import type { Verdict } from '../report/describe-race.ts';
import type { News } from './run-news.ts';

const GOAL_SECONDS = 10;

export function describeNews({ seconds, waitingBefore, waitingAfter }: News): { text: string; verdicts: Verdict[] } {
  const worst = Math.max(...seconds);
  const title = `HR's mail about ${seconds.length} applications, while ${waitingBefore} to ${waitingAfter} resumes wait to be read`;
  const figures = `  from the answer to the mail server: median ${show(median(seconds))}, worst ${show(worst)}`;
  const what = "HR's mail behind resumes that wait to be read, worst";
  const verdict = { what, found: show(worst), goal: `<= ${GOAL_SECONDS} s`, reached: worst <= GOAL_SECONDS };
  return { text: `${title}\n${figures}\n`, verdicts: [verdict] };
}

const show = (seconds: number) => `${seconds.toFixed(2)} s`;
