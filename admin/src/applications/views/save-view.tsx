import { limits } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { restore, restoreNew } from '../../form/drafts/restore.ts';
import { asItIs, useDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { TickField } from '../../form/fields/tick-field.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../form/modal.tsx';
import { useShownColumns } from '../../grid/rows/use-shown-columns.ts';
import { translate } from '../../messages/translate.ts';
import { DeleteView } from './delete-view.tsx';
import { useShown } from './use-open-view.ts';
import { useFetchViews } from './use-views.ts';
import type { View } from './view-list.ts';

type Props = {
  /** The one to change; without it a new one is saved. */
  view?: View;
  /** One that was opened before the list was changed: it can be changed to what the list shows now. */
  before?: View | undefined;
  close: () => void;
};

interface Values {
  name: string;
  shared: boolean;
  withColumns: boolean;
}

const faultsOf = ({ name }: Values) => ({ name: name.trim() ? undefined : translate('views.missingName') });

export const SaveView = ({ view, before, close }: Props) => {
  const { name = '', shared = false, columns = null } = view ?? {};
  const start: Values = { name, shared, withColumns: columns !== null };
  const draft = useDraft(`views/${view?.id ?? 'new'}`, start, asItIs, faultsOf, view ? restore : restoreNew);
  const { busy, failure, run } = useAction();
  const [deleting, setDeleting] = useState(false);
  const shown = useShown();
  const shownColumns = useShownColumns();
  const fetchViews = useFetchViews();
  const notify = useNotify();

  const save = async (typed: Values, changed: View | undefined) => {
    const content = {
      name: typed.name.trim(),
      shared: typed.shared,
      filter: shown.filter,
      sort: [...shown.sort],
      columns: typed.withColumns ? shownColumns.map(({ source }) => source) : null,
    };
    const saved = await run(() =>
      changed ? dataProvider.changeView(changed.id, content, changed.version) : dataProvider.createView(content),
    );
    if (!saved) return;
    draft.drop();
    await fetchViews();
    notify(translate('views.saved', { name: saved.name }));
    close();
  };

  const discard = () => {
    draft.discard();
    close();
  };

  if (view && deleting) return <DeleteView view={view} cancel={() => setDeleting(false)} close={close} />;
  const heading = translate(view ? 'views.edit' : 'views.save');
  return (
    <Modal title={heading} cancel={close}>
      <Form label={heading} fields={draft} busy={busy} failure={failure} submit={() => save(draft.values, view)}>
        <FormAlert failure={failure} />
        {!view && <p className="hint">{translate('views.keeps')}</p>}
        <TextField source="name" label={translate('fields.name')} maxLength={limits.SaveViewRequest.name} />
        <TickField source="shared" label={translate('views.share')} />
        <TickField source="withColumns" label={translate('views.withColumns')} />
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? translate('form.working') : translate('buttons.save')}
          </button>
          {before?.changeable && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() =>
                void save({ name: before.name, shared: before.shared, withColumns: before.columns !== null }, before)
              }
            >
              {translate('views.change', { name: before.name })}
            </button>
          )}
          <button type="button" className="button" disabled={busy} onClick={discard}>
            {translate('buttons.cancel')}
          </button>
          {view && (
            <button type="button" className="link" disabled={busy} onClick={() => setDeleting(true)}>
              {translate('buttons.deleteAfterQuestion')}
            </button>
          )}
        </div>
      </Form>
    </Modal>
  );
};
