import { backendEntrypoint } from '../../local/paths.ts';
import type { Environment } from '../../local/backend/compose-environment.ts';
import { noInspector } from '../../local/backend/run-entrypoint.ts';
import { runToEnd } from '../../local/process/run-to-end.ts';
import type { Rehearsal } from '../rehearse.ts';

/** As the entrypoint `record-rehearsal` takes it. */
export interface Result {
  point: Date;
  ok: boolean;
  rpoSeconds: number | null;
  rtoSeconds: number | null;
  rows: number;
  resumes: number;
  problems: string[];
}

/** One result of several moments: the latest moment counts, the longest restore, and every problem with its moment. */
export function sumUp(rehearsals: readonly Rehearsal[], rpoSeconds: number): Result {
  const last = rehearsals.at(-1);
  if (!last) return failedBefore(new Error('No moment was restored.'));
  const problems = rehearsals.flatMap(({ point, problems: found }) =>
    found.map((problem) => `${point.toISOString()}: ${problem}`),
  );
  if (rehearsals.some(({ rows }) => rows === 0) && problems.length === 0)
    problems.push('Of one moment every submission was removed before: no row was compared.');
  return {
    point: last.point,
    ok: problems.length === 0,
    rpoSeconds,
    rtoSeconds: Math.max(...rehearsals.map(({ restoredInSeconds }) => restoredInSeconds)),
    rows: last.rows,
    resumes: last.resumes,
    problems,
  };
}

/** The result of a rehearsal that came to no moment. */
export const failedBefore = (error: Error): Result => ({
  point: new Date(),
  ok: false,
  rpoSeconds: null,
  rtoSeconds: null,
  rows: 0,
  resumes: 0,
  problems: [error.message],
});

/** Records it in the database of the system that runs. @throws when that cannot be done */
export async function recordRehearsal(result: Result, environment: Environment): Promise<void> {
  const input = JSON.stringify(result);
  await runToEnd(process.execPath, [noInspector, backendEntrypoint('record-rehearsal')], { env: environment }, input);
}
