import type { Application, Schemas } from '@frontdoor/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { countText } from '../values/texts.ts';
import type { Stage } from './stages.ts';
import { MoveForm } from './move-form.tsx';
import { moveBody, type MoveValues } from './move-values.ts';

/** The template itself: the API fills its placeholders for each applicant. */
const readTemplate = async (stage: Stage) => {
  const page = {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'title', order: 'ASC' as const },
  };
  const { data } = await dataProvider.getList('mail-templates', {
    ...page,
    filter: { stage },
  });
  return {
    subject: String(data[0]?.['subject'] ?? ''),
    body: String(data[0]?.['body'] ?? ''),
  };
};

const BulkMoveDialog = ({ close }: { close: () => void }) => {
  const { selectedIds, onUnselectItems, data } = useListContext<Application>();
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const move = async (values: MoveValues) => {
    const body = { ...moveBody(values), ids: selectedIds };
    const moved = await run(() =>
      send<Schemas['MovedApplicationView'][]>('POST', '/api/admin/applications/stage', body),
    );
    if (!moved) return;
    notify(`${countText(moved.length, 'application')} moved to ${values.stage}`);
    onUnselectItems();
    refresh();
    close();
  };
  const nameOf = (applicationId: string) => data?.find((one) => one.id === applicationId)?.name ?? applicationId;
  const inTheWay = Object.entries(failure?.code === 'cannot_move_all' ? failure.errors : {});

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id}>Move {countText(selectedIds.length, 'application')}</h2>
      <MoveForm
        busy={busy}
        failure={failure}
        readMail={readTemplate}
        move={(values) => void move(values)}
        close={close}
      >
        <p className="hint">All of them are moved, or none is. Each mail is filled with the applicant’s own name.</p>
        {inTheWay.length > 0 && (
          <ul className="plain">
            {inTheWay.map(([applicationId, text]) => (
              <li key={applicationId}>
                <b>{nameOf(applicationId)}</b>: {text}
              </li>
            ))}
          </ul>
        )}
      </MoveForm>
    </dialog>
  );
};

export const BulkMove = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Move to…
      </button>
      {open && <BulkMoveDialog close={() => setOpen(false)} />}
    </>
  );
};
