import { browserStore, type TextStore } from '../../forms/draft/draft.ts';
import { clearResume } from './draft-file.ts';

const DRAFT = 'application-draft';

/** Each post has a draft of its own, and the form without a link has one. */
export const draftSlot = (subject: string) => (subject === '' ? DRAFT : `${DRAFT}:${subject}`);

const isDraft = (slot: string) => slot === DRAFT || slot.startsWith(`${DRAFT}:`);

const DAY = 24 * 3_600_000;
export const personSlot = 'application-person';

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
 * Keeps unsent applications: `texts` has their texts, and a file goes with the slot of each. One is forgotten a day (24 hours)
 * after its last change. A forgotten or removed text is unreadable at once; `clearFile` may take its time.
 */
export function unsentStore(texts: TextStore, clearFile: (slot: string) => Promise<void>, now = Date.now) {
  const removeText = (slot: string) => {
    // Something may have been typed meanwhile.
    if (texts.getItem(slot) === LEAVING) texts.removeItem(slot);
  };
  const remove = (slot: string) => {
    if (texts.getItem(slot) === null) return;
    texts.setItem(slot, LEAVING);
    return clearFile(slot).then(() => removeText(slot));
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

export const unsentApplications = unsentStore(browserStore, (slot) => (isDraft(slot) ? clearResume(slot) : noFile()));

const noFile = async () => undefined;

/** The slots of all drafts, and of the person for whom one was sent. */
export const keptSlots = (): string[] =>
  Object.keys(localStorage).filter((slot) => isDraft(slot) || slot === personSlot);

/** Runs on every page, so that an applicant who never comes back to the form leaves no file behind. */
export async function forgetUnsentApplications(): Promise<void> {
  try {
    await Promise.all(keptSlots().map((slot) => unsentApplications.forget(slot)));
  } catch {
    // The browser forbids its storage, so nothing is kept.
  }
}
