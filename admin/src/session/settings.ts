import type { Schemas } from '@frontdoor/contract';
import { useSyncExternalStore } from 'react';

/** How the person has the admin area, as the server keeps it. */
export type Settings = Schemas['SettingsView'];

/** Until the session is read. */
let current: Settings = { startPage: 'applications', shortcuts: true, columns: null };
const listeners = new Set<() => void>();

export const settingsNow = () => current;

/** The session is read again and again: what is as before draws nothing anew. An API of the release before tells none. */
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
