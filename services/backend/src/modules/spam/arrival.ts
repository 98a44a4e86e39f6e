import type { SubmissionKind } from './submission-kind';

/** The fields of a form that are about its sending rather than its content. */
export interface SpamFields {
  /** A field that people never see; programs fill it in. */
  fax_number?: string;
  /** The signed time at which the form was opened. */
  form_token?: string;
  /** The solution of a proof of work. */
  altcha?: string;
}

export interface Arrival {
  kind: SubmissionKind;
  address: string;
  spam: SpamFields;
  /** What the sender wrote, checked already. */
  content: Record<string, unknown>;
  /** Given both ways, a repetition is told from a new submission: the key's hash, or else the digest of the file. */
  keyHash?: Buffer | null;
  fileDigest?: Buffer | null;
}
