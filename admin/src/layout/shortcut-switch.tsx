import { translate } from '../messages/translate.ts';
import { useSettings } from '../session/settings.ts';
import { useSaveSettings } from '../session/use-save-settings.ts';

export const ShortcutSwitch = () => {
  const { shortcuts } = useSettings();
  const save = useSaveSettings();
  return (
    <label className="mono soft shortcuts">
      <input type="checkbox" checked={shortcuts} onChange={(event) => void save({ shortcuts: event.target.checked })} />{' '}
      {translate('layout.keyShortcuts')}
    </label>
  );
};
