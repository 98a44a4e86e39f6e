import type { SentForm } from '../sending/outcome.ts';
import type { TextStore } from '../draft/draft.ts';

/** `pages`: null where they are not known. */
export type SentFile = { name: string; size: number; pages: number | null };

/** What was sent, in words, and the record that it was sent for; empty where the form knows of none. */
export type About = {
  title: string;
  subject: string;
  email?: string;
  file?: SentFile | null;
  /** Other fields, by the labels of the form. */
  texts?: readonly SentText[];
};
export type SentText = { label: string; text: string };

/** A tab may hold the receipt of an earlier version of the site, without its time. */
export type KeptReceipt = Omit<SentForm, 'at'> & About & { at?: number };

const ENDING = '-receipt';
const slotOf = (form: string) => `${form}${ENDING}`;

/** The receipt stays for the life of the tab, until it is put away. */
export function keepReceipt(store: TextStore, form: string, sent: KeptReceipt) {
  try {
    store.setItem(slotOf(form), JSON.stringify(sent));
  } catch {
    // Then it is shown once.
  }
}

export function keptReceipt(store: TextStore, form: string): KeptReceipt | null {
  try {
    const stored = JSON.parse(store.getItem(slotOf(form)) ?? '{}') as Record<string, unknown>;
    const { message, reference, title = '', subject = '', ...more } = stored;
    const texts = { message, reference, title, subject };
    if (!Object.values(texts).every((text) => typeof text === 'string')) return null;
    return { ...(texts as KeptReceipt), ...detailsIn(more) };
  } catch {
    return null;
  }
}

/** A tab may hold the receipt of an earlier version of the site, which has none of them. */
function detailsIn({ email, at, answerBy, file, texts }: Record<string, unknown>): Partial<KeptReceipt> {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof at === 'number' && { at }),
    ...(typeof answerBy === 'string' && { answerBy }),
    ...(isFile(file) && { file }),
    ...(Array.isArray(texts) && texts.every(isText) && { texts }),
  };
}

function isFile(file: unknown): file is SentFile {
  const { name, size, pages } = (file ?? {}) as Partial<SentFile>;
  return typeof name === 'string' && typeof size === 'number' && (pages === null || typeof pages === 'number');
}

function isText(sent: unknown): sent is SentText {
  const { label, text } = (sent ?? {}) as Partial<SentText>;
  return typeof label === 'string' && typeof text === 'string';
}

export function putReceiptAway(store: TextStore, form: string) {
  try {
    store.removeItem(slotOf(form));
  } catch {
    // It was not kept.
  }
}

/** Takes what was typed and the file out of the receipts of a tab: a file's name often has the person's name in it. */
export function forgetPersonIn(store: TextStore, slots: readonly string[]) {
  for (const form of slots.filter((slot) => slot.endsWith(ENDING)).map((slot) => slot.slice(0, -ENDING.length))) {
    const receipt = keptReceipt(store, form);
    if (receipt) keepReceipt(store, form, withoutPerson(receipt));
  }
}

const ofPerson: readonly string[] = ['email', 'file', 'texts'] satisfies (keyof KeptReceipt)[];

export const withoutPerson = (receipt: KeptReceipt): KeptReceipt =>
  Object.fromEntries(Object.entries(receipt).filter(([name]) => !ofPerson.includes(name))) as KeptReceipt;
