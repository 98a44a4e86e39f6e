import { translate } from '../messages/translate.ts';
import { useShortcutsOn } from './use-shortcuts.ts';

export const ShortcutSwitch = () => {
  const [on, setOn] = useShortcutsOn();
  return (
    <label className="mono soft shortcuts">
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />{' '}
      {translate('layout.keyShortcuts')}
    </label>
  );
};
