import { z } from 'zod';
import type { Rehearsal } from './rehearsals.repository';

const MOST_PROBLEMS = 50;
const LONGEST_PROBLEM = 500;
const seconds = z.number().min(0).nullable();
const count = z.number().int().min(0);

const rehearsal = z
  .strictObject({
    point: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    ok: z.boolean(),
    rpoSeconds: seconds,
    rtoSeconds: seconds,
    rows: count,
    resumes: count,
    problems: z.array(z.string().min(1)),
  })
  .refine(({ ok, problems }) => ok === (problems.length === 0), {
    path: ['ok'],
    message: 'must be true without problems, and false with some',
  })
  .refine(({ ok, rows }) => !ok || rows > 0, {
    path: ['ok'],
    message: 'must be false where no row was restored',
  });

export class RehearsalNotUnderstood extends Error {}

/**
 * Reads the result of a rehearsal from a JSON text. Problems are cut to 500 characters, and there are 50 of them at most.
 * @throws RehearsalNotUnderstood with what is wrong, field by field
 */
export function parseRehearsal(text: string): Rehearsal {
  const parsed = rehearsal.safeParse(parseJson(text));
  if (!parsed.success)
    throw new RehearsalNotUnderstood(
      parsed.error.issues.map(({ path, message }) => `  - ${path.join('.') || 'the object'}: ${message}`).join('\n'),
    );
  const problems = parsed.data.problems.slice(0, MOST_PROBLEMS).map((words) => words.slice(0, LONGEST_PROBLEM));
  return { ...parsed.data, problems };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RehearsalNotUnderstood('  - the object: is no JSON');
  }
}
