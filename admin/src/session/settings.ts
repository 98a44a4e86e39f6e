import type { Schemas } from '@frontdoor/contract';
import { useSyncExternalStore } from 'react';

/** The person's own settings of the admin area, as the server keeps them. */
export type Settings = Schemas['SettingsView'];

/** Until the session is read. */
let current: Settings = { startPage: 'applications', shortcuts: true, columns: null };
const listeners = new Set<() => void>();

export const settingsNow = () => current;

/** The session is read again and again: settings that are as before draw nothing anew. An API of the last release sends none. */
export const setSettings = (settings: Settings | undefined) => {
  if (!settings || JSON.stringify(settings) === JSON.stringify(current)) return;
  current = settings;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);
