/**
 * Fields that people never see; programs fill them in. Forms have the first one. The second was in them before, and is still sent by
 * pages that stayed open while we were updated and by programs that learnt the forms then.
 */
export const trapFields = ['further_topic', 'fax_number'] as const;

/** The fields of a form that are about its sending rather than its content. */
export interface SpamFields extends Partial<Record<(typeof trapFields)[number], string>> {
  /** The signed time at which the form was opened. */
  form_token?: string;
  /** The solution of a proof of work. */
  altcha?: string;
}

const names = [...trapFields, 'form_token', 'altcha'] as const;

/** Takes the fields about a form's sending out of its fields. Values of another kind stay and are refused there. */
export function takeSpamFields(fields: Record<string, unknown>): SpamFields {
  const spam: SpamFields = {};
  for (const name of names) {
    const value = fields[name];
    if (typeof value !== 'string') continue;
    spam[name] = value;
    delete fields[name];
  }
  return spam;
}
