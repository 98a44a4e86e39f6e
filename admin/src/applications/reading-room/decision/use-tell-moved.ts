import type { Application, Schemas } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import type { dataProvider } from '../../../data/data-provider.ts';
import { useOfferUndo } from '../../../form/use-offer-undo.ts';
import { translate } from '../../../messages/translate.ts';
import { orNA } from '../../../values/texts.ts';
import { offerAbout } from '../../offer-about.ts';

type Moved = Awaited<ReturnType<typeof dataProvider.moveApplication>>;

/** Says that an application was moved, with the offer to undo it and the mails that were cancelled by it. */
export const useTellMoved = () => {
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  return (
    application: Pick<Application, 'id' | 'name'>,
    { stage, mail }: Schemas['MoveApplicationRequest'],
    { undo, cancelledMails }: Moved,
  ) => {
    const done = { kind: 'move', deed: stage, mails: mail ? 1 : 0, mailsLeaveAt: null } as const;
    if (!offerUndo(undo, { ...done, ...offerAbout([application]) }))
      notify(translate(mail ? 'reading.movedWithMail' : 'reading.moved', { name: orNA(application.name), stage }));
    if (cancelledMails > 0) notify(translate('move.cancelledMails', { count: cancelledMails }));
  };
};
