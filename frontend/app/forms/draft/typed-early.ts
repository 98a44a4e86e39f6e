import type { Values } from './draft.ts';

/** What was typed, ticked and chosen before the page came alive. It is newer than any draft. */
export function typedEarly<V extends Values>(form: HTMLFormElement, empty: V): Partial<V> {
  const data = new FormData(form);
  const typed = Object.entries(empty).flatMap(([field, blank]) => {
    const value = data.get(field);
    if (typeof value !== 'string' || value === '') return [];
    return [[field, typeof blank === 'boolean' ? true : value]];
  });
  return Object.fromEntries(typed) as Partial<V>;
}

/** Chosen with the first file input of the form. */
export function fileChosenEarly(form: HTMLFormElement): File | null {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  return input?.files?.[0] ?? null;
}
