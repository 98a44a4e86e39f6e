import { useNotify } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { failureOf } from '../data/failure.ts';
import { type Settings, setSettings, settingsNow } from './settings.ts';

/** Saves settings, which count at once. Returns true when the server has taken them; else they are as before, and a message says why. */
export const useSaveSettings = () => {
  const notify = useNotify();
  return async (chosen: Partial<Settings>): Promise<boolean> => {
    const before = settingsNow();
    setSettings({ ...before, ...chosen });
    try {
      setSettings(await dataProvider.saveSettings(chosen));
      return true;
    } catch (error) {
      setSettings(before);
      notify(failureOf(error).text, { type: 'error' });
      return false;
    }
  };
};
