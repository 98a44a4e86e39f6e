import type { SentForm } from '../sending/outcome.ts';
import type { TextStore } from '../draft/draft.ts';

/** What was sent, in words, and the record that it was sent for; empty where the form knows of none. */
export type About = { title: string; subject: string };
export type KeptReceipt = SentForm & About;

const slotOf = (form: string) => `${form}-receipt`;

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
    const { message, reference, title = '', subject = '' } = stored;
    const texts = { message, reference, title, subject };
    return Object.values(texts).every((text) => typeof text === 'string') ? (texts as KeptReceipt) : null;
  } catch {
    return null;
  }
}

export function putReceiptAway(store: TextStore, form: string) {
  try {
    store.removeItem(slotOf(form));
  } catch {
    // It was not kept.
  }
}
