import { clearDraft, type TextStore } from '../../forms/draft/draft.ts';
import { textFields } from '../fields/application-fields.ts';
import { keptSlots, personSlot, unsentApplications } from './unsent-application.ts';

/** What an application for another position begins with. Consents, resume and cover letter are given anew. */
export type Person = { name: string; email: string; linkedin: string };

const fields = ['name', 'email', 'linkedin'] as const satisfies readonly (keyof Person)[];

/** What else is typed. */
const others = textFields
  .filter(({ name, choice }) => !choice && !(fields as readonly string[]).includes(name))
  .map(({ name }) => name);

type Reading = Pick<TextStore, 'getItem'>;
type StoredPerson = { changed: number; values: Partial<Person>; hasMore: boolean };

function parse(text: string | null): StoredPerson | null {
  try {
    const { changed, values } = JSON.parse(text ?? 'null') as { changed: unknown; values: Record<string, unknown> };
    const texts = fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    if (typeof changed !== 'number') return null;
    return {
      changed,
      values: Object.fromEntries(texts) as Partial<Person>,
      hasMore: others.some((field) => Boolean(values[field])),
    };
  } catch {
    return null;
  }
}

/** The person of the newest application in these slots, be it sent or not; null where none names one. */
export function newestPerson(store: Reading, slots: readonly string[]): Person | null {
  const people = slots.flatMap((slot) => parse(store.getItem(slot)) ?? []);
  const [newest] = people
    .filter(({ values }) => values.name || values.email)
    .toSorted((one, other) => other.changed - one.changed);
  return newest ? { name: '', email: '', linkedin: '', ...newest.values } : null;
}

/** The person of the newest application other than that of the slot. */
export function readPerson(exceptSlot: string): Person | null {
  try {
    return newestPerson(
      unsentApplications,
      keptSlots().filter((slot) => slot !== exceptSlot),
    );
  } catch {
    return null;
  }
}

/** Keeps the person of an application that was sent, for as long as a draft. */
export function keepPerson({ name, email, linkedin }: Person) {
  try {
    const stored = { changed: Date.now(), values: { name, email, linkedin } };
    unsentApplications.setItem(personSlot, JSON.stringify(stored));
  } catch {
    // Then the next form begins empty.
  }
}

export function isPersonKept(): boolean {
  try {
    return unsentApplications.getItem(personSlot) !== null;
  } catch {
    return false;
  }
}

/** The slots that hold this person and nothing else that was written. */
export function slotsOf(person: Person, store: Reading, slots: readonly string[]): string[] {
  return slots.filter((slot) => {
    const stored = parse(store.getItem(slot));
    return (
      stored !== null && !stored.hasMore && fields.every((field) => (stored.values[field] ?? '') === person[field])
    );
  });
}

/** Forgets the person of the application that was sent, also in forms that began with it and in which nothing was written. */
export function forgetPerson() {
  try {
    const person = newestPerson(unsentApplications, [personSlot]);
    if (!person) return;
    for (const slot of slotsOf(person, unsentApplications, keptSlots())) clearDraft(unsentApplications, slot);
  } catch {
    // Nothing was kept.
  }
}

/** Calls `hear` when an application was sent in another tab. Returns how to stop that. */
export function watchPerson(hear: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === personSlot && newValue !== null) hear();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
