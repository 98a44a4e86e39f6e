import { useState } from 'react';
import { useGrid } from '../../grid/grid-context.ts';
import { Tick } from '../../form/fields/tick.tsx';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import { useSettings } from '../../session/settings.ts';
import { useSaveSettings } from '../../session/use-save-settings.ts';
import { useOpenRecord } from '../../grid/open-record/use-open-record.ts';
import { choiceOf, shownOf } from '../../grid/rows/chosen-columns.ts';

/** Which columns the list shows: kept with the account of the person. The board has cards. */
export const ChooseColumns = () => {
  const { isBoard } = useOpenRecord();
  const [open, setOpen] = useState(false);
  if (isBoard) return null;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {translate('columns.button')}
      </button>
      {open && <Columns close={() => setOpen(false)} />}
    </>
  );
};

const Columns = ({ close }: { close: () => void }) => {
  const { columns } = useGrid();
  const { columns: chosen } = useSettings();
  const save = useSaveSettings();
  const [ticked, setTicked] = useState(() => shownOf(columns, chosen).map(({ source }) => source));
  const [busy, setBusy] = useState(false);
  const tick = (source: string) => (isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, source] : before.filter((other) => other !== source)));
  const submit = async () => {
    setBusy(true);
    const isSaved = await save({ columns: choiceOf(columns, ticked) });
    setBusy(false);
    if (isSaved) close();
  };
  return (
    <Modal title={translate('columns.heading')} cancel={close}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="hint">{translate('columns.hint')}</p>
        <fieldset>
          <legend className="visually-hidden">{translate('columns.heading')}</legend>
          {columns.map(({ source, label }) => (
            <Tick key={source} label={label} ticked={ticked.includes(source)} change={tick(source)} />
          ))}
        </fieldset>
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? translate('form.working') : translate('buttons.save')}
          </button>
          <button type="button" className="button" onClick={close}>
            {translate('buttons.cancel')}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => setTicked(shownOf(columns, null).map(({ source }) => source))}
          >
            {translate('columns.usual')}
          </button>
        </div>
      </form>
    </Modal>
  );
};
