import type { Application, Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import { resumePath } from '../resume/resume-texts.ts';

type Props = {
  record: Application;
  file: Schemas['ApplicantFileView'];
};

/** Offers a file of an applicant's mail as the resume. Once it is, it leads to the one before it. */
export const UseAsResume = ({ record, file: { id, name, mayBeResume, usedAt, formerResume } }: Props) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const use = async () => {
    if (!(await run(() => dataProvider.takeFileAsResume(id)))) return;
    setAsking(false);
    notify(translate('applicantMails.isResume', { name }));
    await fetchAgain(changes.resume(record.id));
  };
  const cancel = () => {
    forget();
    setAsking(false);
  };
  return (
    <>
      {usedAt && (
        <span className="soft">
          {translate('applicantMails.usedAsResume', { time: timeText(usedAt) })}
          {formerResume && (
            <>
              {' '}
              <a className="link" href={resumePath(formerResume)} target="_blank" rel="noopener">
                {translate('applicantMails.formerResume')}
                <span className="visually-hidden"> {translate('values.opensInNewTab')}</span>
              </a>
            </>
          )}
        </span>
      )}
      {mayBeResume && !usedAt && (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {translate('applicantMails.useAsResume')}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
      {asking && (
        <Confirm
          title={translate('applicantMails.useQuestion')}
          confirm={translate('applicantMails.use')}
          busy={busy}
          failure={failure}
          act={() => void use()}
          cancel={cancel}
        >
          <p>{translate(record.resume ? 'applicantMails.useInstead' : 'applicantMails.useFirst', { name })}</p>
        </Confirm>
      )}
    </>
  );
};
