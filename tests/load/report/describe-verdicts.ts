import { alignColumns } from './align-columns.ts';
import type { Verdict } from './describe-race.ts';

export function describeVerdicts(verdicts: Verdict[]): string {
  const rows = verdicts.map(({ what, found, goal, reached }) => [`  ${what}`, found, goal, reached ? 'yes' : 'no']);
  return `Goals\n${alignColumns([['', 'found', 'goal', 'reached'], ...rows])}`;
}
