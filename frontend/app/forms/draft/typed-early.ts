import type { Values } from './draft.ts';

/** The values that a visitor typed, ticked or chose before the page came alive. They are newer than any draft. */
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
