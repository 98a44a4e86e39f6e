import { useId } from 'react';
import { useNotify } from 'react-admin';
import { optionsOf, translate } from '../messages/translate.ts';
import { type Settings, useSettings } from '../session/settings.ts';
import { useSaveSettings } from '../session/use-save-settings.ts';
import { Part } from '../values/part.tsx';

/** Chooses the start page, which is saved at once. */
export const ChooseStartPage = () => {
  const { startPage } = useSettings();
  const save = useSaveSettings();
  const notify = useNotify();
  const id = useId();
  const pages = optionsOf('account.startPage.pages');
  const choose = async (page: Settings['startPage']) => {
    if (await save({ startPage: page })) notify(translate('account.startPage.saved'));
  };
  return (
    <Part title={translate('account.startPage.heading')}>
      <div className="field">
        <label htmlFor={id} className="mono">
          {translate('account.startPage.label')}
        </label>
        <select
          id={id}
          value={startPage}
          onChange={(event) => void choose(event.target.value as Settings['startPage'])}
        >
          {pages.map(([page, label]) => (
            <option key={page} value={page}>
              {label}
            </option>
          ))}
        </select>
        <p className="hint">{translate('account.startPage.hint')}</p>
      </div>
    </Part>
  );
};
