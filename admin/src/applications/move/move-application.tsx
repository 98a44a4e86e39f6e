import type { Application } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { fetchWhenRested } from '../../data/sending/fetch-when-rested.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { FocusFirst } from '../../form/focus-first.tsx';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { useKeepOpened } from '../opened/use-keep-opened.ts';
import { offerAbout } from '../offer-about.ts';
import type { Stage } from '../stages.ts';
import { translate } from '../../messages/translate.ts';
import { MoveForm } from './move-form.tsx';
import { moveBody, moveFaults, type MoveValues, nothingChosen } from './move-values.ts';

export const moveDraft = (id: string) => `applications/${id}/move`;

type Props = {
  record: Application;
  close: () => void;
  /** The stage that is chosen at the start. */
  to?: Stage;
};

export const MoveApplication = ({ record, close, to }: Props) => {
  const [seen, setSeen] = useState(record);
  const draft = useNewDraft(moveDraft(record.id), to ? { ...nothingChosen, stage: to } : nothingChosen, (typed) =>
    moveFaults(typed, seen.stage),
  );
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const client = useQueryClient();
  const keep = useKeepOpened();
  const notify = useNotify();
  const offerUndo = useOfferUndo();

  const readMail = async (stage: Stage) => {
    const { subject, text } = await dataProvider.fillStageMail(record.id, { stage });
    return { subject, body: text };
  };
  const move = async (values: MoveValues) => {
    const moved = await run(() => dataProvider.moveApplication(record.id, moveBody(values), seen.version));
    if (!moved) return;
    draft.drop();
    const { stage, stageSince, version } = moved;
    keep(record.id, { stage, stageSince, version, laterUntil: null });
    void fetchAgain(changes.moved([record.id])).then(() => fetchWhenRested(client, changes.aroundMove()));
    const done = { kind: 'move', deed: stage, ...offerAbout([record]) } as const;
    const waits = { mails: values.mail ? 1 : 0, mailsLeaveAt: moveBody(values).mail?.notBefore ?? null };
    if (!offerUndo(moved.undo, { ...done, ...waits }))
      notify(translate(values.mail ? 'move.doneWithMail' : 'move.done', { stage }));
    if (moved.cancelledMails > 0) notify(translate('move.cancelledMails', { count: moved.cancelledMails }));
    close();
  };
  const reload = async () => {
    const latest = await run(() => dataProvider.getOne<Application>('applications', { id: record.id }));
    if (latest) setSeen(latest.data);
    void fetchAgain(changes.move([record.id]));
  };

  return (
    <MoveForm
      from={seen.stage}
      draft={draft}
      busy={busy}
      failure={failure}
      readMail={readMail}
      move={move}
      close={close}
      reload={() => void reload()}
      of={{ resource: 'applications', id: record.id }}
    >
      <FocusFirst />
    </MoveForm>
  );
};
