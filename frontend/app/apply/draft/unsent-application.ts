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
 * Keeps an unsent application: `texts` has its text, and a file goes with the text's slot. It is forgotten a day (24 hours)
 * after the last change. A forgotten or removed text is unreadable at once; `clearFile` may take its time.
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
    /** Resolves when a draft older than a day, or one whose removal a closed page had begun, is gone with its file. */
    forget: async (slot: string) => {
      if (getItem(slot) === null) await remove(slot);
    },
  };
}

export const unsentApplications = unsentStore(browserStore, clearResume);

/** Runs on every page, so that an applicant who never comes back to the form leaves no file behind. */
export const forgetUnsentApplication = () =>
  unsentApplications.forget(unsentSlot).catch(() => {
    // The browser forbids its storage, so nothing is kept.
  });
