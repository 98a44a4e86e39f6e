import { browserStore, type TextStore } from '../../forms/draft/draft.ts';
import { clearResume } from './draft-file.ts';

export const unsentSlot = 'application-draft';

const DAY = 24 * 3_600_000;
/** Stands in place of the text until the file is gone too, so that a page closed in between is caught up with. */
const LEAVING = '{}';

/** Either direction counts, because a clock may be set back. A text without a time is from before there was an end. */
function isOfToday(text: string, now: number): boolean {
  try {
    const { changed } = JSON.parse(text) as { changed?: unknown };
    return typeof changed === 'number' && Math.abs(now - changed) < DAY;
  } catch {
    return false;
  }
}

/**
 * Where an unsent application is kept: its text in `texts`, under which the file goes too. It is forgotten a day (24 hours)
 * after the last change. What is forgotten or removed is unreadable at once; `clearFile` may take its time.
 */
export function unsentStore(texts: TextStore, clearFile: () => Promise<void>, now = Date.now) {
  const removeText = (slot: string) => {
    // Something may have been typed meanwhile.
    if (texts.getItem(slot) === LEAVING) texts.removeItem(slot);
  };
  const remove = (slot: string) => {
    if (texts.getItem(slot) === null) return;
    texts.setItem(slot, LEAVING);
    return clearFile().then(() => removeText(slot));
  };
  const getItem = (slot: string) => {
    const text = texts.getItem(slot);
    return text !== null && isOfToday(text, now()) ? text : null;
  };
  return {
    getItem,
    setItem: (slot: string, text: string) => texts.setItem(slot, text),
    removeItem: (slot: string) => void remove(slot),
    /** Resolves when what is older than a day, or was being removed when a page was closed, is gone with its file. */
    forget: async (slot: string) => {
      if (getItem(slot) === null) await remove(slot);
    },
  };
}

export const unsentApplications = unsentStore(browserStore, clearResume);

/** On every page: who never comes back to the form must not leave a file behind. */
export const forgetUnsentApplication = () =>
  unsentApplications.forget(unsentSlot).catch(() => {
    // The browser forbids its storage, so nothing is kept.
  });
