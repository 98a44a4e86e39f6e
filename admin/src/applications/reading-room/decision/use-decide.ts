import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { changes } from '../../../data/changes.ts';
import { dataProvider } from '../../../data/data-provider.ts';
import { reads } from '../../../data/reads.ts';
import { useAction } from '../../../data/use-action.ts';
import { useFetchAgain } from '../../../data/use-read.ts';
import { useOfferUndo } from '../../../form/use-offer-undo.ts';
import type { Outcome } from '../../../keys/key-queue.ts';
import { translate } from '../../../messages/translate.ts';
import { dateText } from '../../../values/times/dates.ts';
import { orNA } from '../../../values/texts.ts';
import { offerAbout } from '../../offer-about.ts';
import { useSurprise } from './use-surprise.ts';
import { useTellMoved } from './use-tell-moved.ts';

type Applicant = Schemas['ApplicantView'];

/** Moves the open applicant to another stage, and goes on to the next one of the list as it was. */
export const useDecide = (applicant: Applicant, searched: string, goOn: () => Outcome) => {
  const { application } = applicant;
  const { busy, failure, run, forget } = useAction();
  const client = useQueryClient();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const tellMoved = useTellMoved();
  const isSurprise = useSurprise(application);
  /** A key that was on its way when the record changed would decide about something else. */
  const refuse = (): Outcome => {
    notify(translate('reading.changedJustNow', { name: orNA(application.name), stage: application.stage }), {
      type: 'warning',
    });
    return 'refused';
  };

  /** For a way back to them, without asking for them again. */
  const keep = (changed: Partial<Applicant['application']>) =>
    client.setQueryData<Applicant>(
      reads.applicant(application.id, searched).queryKey,
      (seen) => seen && { ...seen, application: { ...seen.application, ...changed } },
    );

  /** Resolves as the keys want it: they wait for the next person, and are given up when the move is refused. */
  const decide = async (move: Schemas['MoveApplicationRequest']): Promise<Outcome> => {
    if (isSurprise()) return refuse();
    const { id, version } = application;
    const moved = await run(() => dataProvider.moveApplication(id, move, version));
    if (!moved) return 'refused';
    keep({ stage: moved.stage, stageSince: moved.stageSince, version: moved.version, laterUntil: null });
    void fetchAgain(changes.record('applications', id));
    tellMoved(application, move, moved);
    return goOn();
  };
  const putOff = async (until: string | null): Promise<Outcome> => {
    if (isSurprise()) return refuse();
    const { id, name, version } = application;
    const saved = await run(() => dataProvider.putOffApplication(id, until, version));
    if (!saved) return 'refused';
    const { undo, ...changed } = saved;
    keep(changed);
    void fetchAgain(changes.record('applications', id));
    const deed = saved.laterUntil ?? 'now';
    const done = { kind: 'put-off', deed, ...offerAbout([application]), mails: 0, mailsLeaveAt: null } as const;
    const day = saved.laterUntil && dateText(saved.laterUntil);
    if (!offerUndo(undo, done))
      notify(
        day
          ? translate('reading.later.done', { name: orNA(name), day })
          : translate('reading.later.isBack', { name: orNA(name) }),
      );
    return goOn();
  };
  /** Reads what somebody else has changed meanwhile. */
  const reload = () => {
    forget();
    void client.invalidateQueries({ queryKey: ['applications', 'applicant', application.id] });
  };
  return { busy, failure, decide, putOff, reload };
};
