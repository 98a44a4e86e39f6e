import type { Schemas } from '@frontdoor/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { countText } from '../values/texts.ts';
import { MoveForm } from './move-form.tsx';
import { moveBody, type MoveValues } from './move-values.ts';
import { readTemplate } from './read-template.ts';
import { useSelected } from './use-selected.ts';

type Lines = [id: string, text: string][];

export const BulkMoveDialog = ({ close }: { close: () => void }) => {
  const { onUnselectItems } = useListContext();
  const { ids, versions, nameOf, readAgain } = useSelected();
  const [changed, setChanged] = useState<Lines>([]);
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const inTheWay: Lines = Object.entries(failure?.code === 'cannot_move_all' ? failure.errors : {});
  const lines = [...inTheWay, ...changed];
  const move = async (values: MoveValues) => {
    setChanged([]);
    const body = { ...moveBody(values), ids, versions };
    const moved = await run(() =>
      send<Schemas['MovedApplicationView'][]>('POST', '/api/admin/applications/stage', body),
    );
    if (!moved) return;
    notify(`${countText(moved.length, 'application')} moved to ${values.stage}`);
    onUnselectItems();
    refresh();
    close();
  };
  const reload = async () => {
    const latest = await run(readAgain);
    const stageOf = (one: string) => latest?.find((record) => record.id === one)?.stage;
    if (latest) setChanged(inTheWay.map(([one]) => [one, `now ${stageOf(one) ?? 'gone'}`]));
  };

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
      <h2 id={id}>Move {countText(ids.length, 'application')}</h2>
      <p className="hint">All of them are moved, or none is. Each mail is filled with the applicant’s own name.</p>
      <MoveForm
        first={ids[0]}
        busy={busy}
        failure={failure}
        readMail={readTemplate}
        move={(values) => void move(values)}
        close={close}
      >
        <div role="status" className={lines.length > 0 ? undefined : 'visually-hidden'}>
          {lines.length > 0 && (
            <ul className="plain">
              {lines.map(([one, text]) => (
                <li key={one}>
                  <b>{nameOf(one)}</b>: {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        {inTheWay.length > 0 && (
          <p className="acts">
            <button type="button" className="button" disabled={busy} onClick={() => void reload()}>
              Look where they are now
            </button>
          </p>
        )}
      </MoveForm>
    </dialog>
  );
};
