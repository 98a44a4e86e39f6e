import { isUUID } from 'class-validator';
import { Forbidden } from '../../../platform/http/errors/http.errors';
import { NoSuchSubmission } from './held.errors';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';

/** The kinds that a role may judge. */
export const kindsFor = (role: string): SubmissionKind[] =>
  submissionKinds.filter((kind) => submissions[kind].role === role);

/**
 * The kind that an address names.
 * @throws NotFound for a kind or an id that is none, Forbidden
 */
export function findHeldKind(name: string, id: string, role: string): SubmissionKind {
  const kind = submissionKinds.find((known) => known === name);
  if (!kind || !isUUID(id)) throw new NoSuchSubmission();
  if (submissions[kind].role !== role) throw new Forbidden();
  return kind;
}
