import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import { readTemplate } from '../mails/read-template.ts';
import { offerAbout } from '../offer-about.ts';
import { SeveralOfOne } from '../people/several-of-one.tsx';
import { usePeople } from '../people/use-people.ts';
import { FilledMails } from './filled-mails.tsx';
import { MovedPeople } from './moved-people.tsx';
import { MoveForm } from './move-form.tsx';
import { moveBody, moveFaults, type MoveValues, nothingChosen } from './move-values.ts';
import { useSelected } from './use-selected.ts';

type Notes = Record<string, string>;

type Props = {
  close: () => void;
  /** The applications to move; without it those that are selected in the list. */
  of?: readonly Application[];
};

export const BulkMoveDialog = ({ close, of }: Props) => {
  const { onUnselectItems } = useListContext();
  const { ids, records, versions, readAgain } = useSelected(of);
  const { letters, ...people } = usePeople(records);
  const { oneMail } = people;
  const [changed, setChanged] = useState<Notes>({});
  const draft = useNewDraft(`applications/${ids.toSorted().join('+')}/bulk-move`, nothingChosen, (typed) =>
    moveFaults(typed),
  );
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();

  const inTheWay: Notes = failure?.code === 'cannot_move_all' ? failure.errors : {};
  const notes = { ...inTheWay, ...changed };
  const move = async (values: MoveValues) => {
    setChanged({});
    const moved = await run(() => dataProvider.moveApplications({ ...moveBody(values), ids, versions, oneMail }));
    if (!moved) return;
    draft.drop();
    const done = { kind: 'move', deed: values.stage, ...offerAbout(records) } as const;
    const waits = { mails: values.mail ? letters.length : 0, mailsLeaveAt: moveBody(values).mail?.notBefore ?? null };
    if (!offerUndo(moved[0]?.undo, { ...done, ...waits }))
      notify(translate('move.doneMany', { count: moved.length, stage: values.stage }));
    const cancelled = moved.reduce((sum, { cancelledMails }) => sum + cancelledMails, 0);
    if (cancelled > 0) notify(translate('move.cancelledMails', { count: cancelled }));
    if (!of) onUnselectItems();
    void fetchAgain(changes.move(ids));
    close();
  };
  const reload = async () => {
    const latest = await run(readAgain);
    const stageOf = (one: string) => latest?.find((record) => record.id === one)?.stage;
    const now = Object.keys(inTheWay).map((one) => [
      one,
      translate('move.now', { stage: stageOf(one) ?? translate('move.gone') }),
    ]);
    if (latest) setChanged(Object.fromEntries(now));
  };

  return (
    <Modal title={translate('move.applications', { count: ids.length })} cancel={close}>
      <p className="hint">{translate('move.allOrNone')}</p>
      <MoveForm
        mailCount={letters.length}
        renderMails={(stage, mail) => (
          <>
            <SeveralOfOne {...people} />
            <FilledMails to={letters} stage={stage} mail={mail} />
          </>
        )}
        draft={draft}
        busy={busy}
        failure={failure}
        readMail={readTemplate}
        move={move}
        close={close}
      >
        <MovedPeople people={records} notes={notes} />
        <p role="status" className="visually-hidden">
          {records.flatMap(({ id: one, name }) => (notes[one] ? `${name}: ${notes[one]}` : [])).join('; ')}
        </p>
        {Object.keys(inTheWay).length > 0 && (
          <p className="acts">
            <button type="button" className="button" disabled={busy} onClick={() => void reload()}>
              {translate('move.lookNow')}
            </button>
          </p>
        )}
      </MoveForm>
    </Modal>
  );
};
