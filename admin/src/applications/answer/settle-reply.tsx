import type { Application } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

type Props = { record: Pick<Application, 'id' | 'repliedAt'> };

/** Tells that an answer of the applicant waits, with the button that settles it without a mail. */
export const SettleReply = ({ record: { id, repliedAt } }: Props) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  if (repliedAt === null) return null;
  const settle = async () => {
    const settled = await run(() => dataProvider.settleReply(id, repliedAt));
    if (!settled) return;
    notify(translate(settled.repliedAt === null ? 'applicantMails.noAnswerDone' : 'applicantMails.answeredAgain'));
    await fetchAgain(changes.answer(id));
  };
  return (
    <>
      <p className="acts answer">
        <span>{translate('applicantMails.answeredSince', { time: timeText(repliedAt) })}</span>
        <button type="button" className="link" disabled={busy} onClick={() => void settle()}>
          {translate('applicantMails.noAnswer')}
        </button>
      </p>
      <FormAlert
        failure={failure}
        reload={() => void fetchAgain(changes.answer(id))}
        of={{ resource: 'applications', id }}
      />
    </>
  );
};
