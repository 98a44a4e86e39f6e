import type { Sent } from '../sending/outcome.ts';
import type { TextStore } from '../draft/draft.ts';

const slotOf = (form: string) => `${form}-receipt`;

/** The receipt stays for the life of the tab, until it is put away. */
export function keepReceipt(store: TextStore, form: string, sent: Sent) {
  try {
    store.setItem(slotOf(form), JSON.stringify(sent));
  } catch {
    // Then it is shown once.
  }
}

export function keptReceipt(store: TextStore, form: string): Sent | null {
  try {
    const { message, reference } = JSON.parse(store.getItem(slotOf(form)) ?? '{}') as Record<string, unknown>;
    return typeof message === 'string' && typeof reference === 'string' ? { message, reference } : null;
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
