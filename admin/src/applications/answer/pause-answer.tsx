import { type Application, limits } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { FocusFirst } from '../../form/focus-first.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { AnswerDue } from './answer-due.tsx';

type Props = { record: Application };

const PauseForm = ({ record, close }: Props & { close: () => void }) => {
  const usual = { reason: translate('applications.answer.waiting') };
  const draft = useNewDraft(`applications/${record.id}/pause`, usual, ({ reason }) =>
    reason.trim() ? {} : { reason: translate('applications.answer.reasonMissing') },
  );
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const submit = async ({ reason }: typeof usual) => {
    const paused = await run(() => dataProvider.pauseAnswer(record.id, reason.trim(), record.version));
    if (!paused) return;
    draft.drop();
    notify(translate('applications.answer.isPaused'));
    await fetchAgain(changes.answer(record.id));
    close();
  };
  return (
    <Form
      label={translate('applications.answer.pauseForm')}
      className="sheet"
      busy={busy}
      failure={failure}
      fields={draft}
      submit={() => submit(draft.values)}
    >
      <FocusFirst />
      <FormAlert
        failure={failure}
        reload={() => void fetchAgain(changes.answer(record.id))}
        of={{ resource: 'applications', id: record.id }}
      />
      <TextField
        source="reason"
        label={translate('fields.reason')}
        hint={translate('applications.answer.pauseHint')}
        maxLength={limits.PauseAnswerRequest.reason}
      />
      <FormButtons save={translate('applications.answer.pause')} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};

/** When this person has to hear; HR may stop that clock with a reason, and start it again. */
export const PauseAnswer = ({ record }: Props) => {
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const resume = async () => {
    if (!(await run(() => dataProvider.resumeAnswer(record.id, record.version)))) return;
    notify(translate('applications.answer.isResumed'));
    await fetchAgain(changes.answer(record.id));
  };
  const isPaused = record.answerPausedFor !== null;
  const isRunning = record.answerDueAt !== null && record.standing === 'clear';
  if (open && isRunning) return <PauseForm record={record} close={() => setOpen(false)} />;
  return (
    <>
      <p className="acts answer">
        <span className="mono soft">{translate('applications.answer.label')}</span>{' '}
        <AnswerDue record={record} labelled />
        {isPaused && <span>{record.answerPausedFor}</span>}
        {isRunning && (
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {translate('applications.answer.pauseMore')}
          </button>
        )}
        {isPaused && (
          <button type="button" className="link" disabled={busy} onClick={() => void resume()}>
            {translate('applications.answer.resume')}
          </button>
        )}
      </p>
      <FormAlert
        failure={failure}
        reload={() => void fetchAgain(changes.answer(record.id))}
        of={{ resource: 'applications', id: record.id }}
      />
    </>
  );
};
