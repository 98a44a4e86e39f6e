import type { SpamFields } from './arrival';

const names = ['fax_number', 'form_token', 'altcha'] as const;

/** Splits the fields about a form's sending from its content. Values of another kind stay and are refused there. */
export function takeSpamFields(plain: Record<string, unknown>): {
  content: Record<string, unknown>;
  spam: SpamFields;
} {
  const content = { ...plain };
  const spam: SpamFields = {};
  for (const name of names) {
    const value = content[name];
    if (typeof value !== 'string') continue;
    spam[name] = value;
    delete content[name];
  }
  return { content, spam };
}
