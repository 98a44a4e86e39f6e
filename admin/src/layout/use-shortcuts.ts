import { useEffect, useRef } from 'react';
import { type Handlers, listen, offer } from '../keys/keys.ts';
import { useSettings } from '../session/settings.ts';

/** What this part of the page does by key, by the command's name in `keyMap`; a command without a function is not offered. */
export const useShortcuts = (shortcuts: Handlers) => {
  // Single keys clash with some speech and screen reader software, so they can be switched off.
  const { shortcuts: on } = useSettings();
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
