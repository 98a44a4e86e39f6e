import { browserStore } from '../forms/draft/draft.ts';

const SLOT = 'search-key';

/** Whether the key opens the search. It can be switched off, because people use speech input or press keys by accident (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return browserStore.getItem(SLOT) !== 'off';
  } catch {
    return true;
  }
}

export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) browserStore.removeItem(SLOT);
    else browserStore.setItem(SLOT, 'off');
  } catch {
    // The browser keeps nothing: the key stays as it was.
  }
}

const TYPING = 'input, textarea, select, [contenteditable]';

/** Calls `open` at the key `/`, unless the visitor is typing or a dialog is open. Returns the function that ends it. */
export function onSearchKey(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(TYPING) || document.querySelector('dialog[open]') || !isSearchKeyOn()) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
