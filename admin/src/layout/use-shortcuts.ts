import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { type Handlers, listen, offer } from '../keys/keys.ts';

/** Single keys clash with some speech and screen reader software, so they can be switched off. */
export const useShortcutsOn = () => useStore('shortcuts', true);

/** What this part of the page does by key, by the command's name in `keyMap`; a command without a function is not offered. */
export const useShortcuts = (shortcuts: Handlers) => {
  const [on] = useShortcutsOn();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!on) return;
    const stopOffering = offer(current);
    const stopListening = listen();
    return () => {
      stopOffering();
      stopListening();
    };
  }, [on]);
};
