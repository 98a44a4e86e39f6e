import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

type Shortcuts = Record<string, (() => void) | undefined>;

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** Single keys clash with some speech and screen reader software, so they can be switched off. */
export const useShortcutsOn = () => useStore('shortcuts', true);

export const useShortcuts = (shortcuts: Shortcuts) => {
  const [on] = useShortcutsOn();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const run = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
};
