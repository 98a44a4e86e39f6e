import type { SubmissionKind } from '../../submissions/kinds.facts';

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
  /** The sender's fields, checked already. */
  content: Record<string, unknown>;
  /** Tells a repetition from a new submission: the hash that it claims. */
  hash: Buffer;
}
