import { useRef } from 'react';

/** Takes entries from a list in a form, `.options` with one button `.remove` an entry; `keep` takes over those that are left. */
export const useRemoval = (entries: readonly string[], keep: (left: string[]) => void) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const remove = (entry: string) => {
    const place = entries.indexOf(entry);
    keep(entries.filter((other) => other !== entry));
    // The focus moves to the next entry in the list, or else to the field for a new one.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('.options .remove');
      (buttons?.[place] ?? list.current?.querySelector('input'))?.focus();
    });
  };
  return { list, remove };
};
