import { useRef } from 'react';
import { faultsIn, mustAgree } from './checks.ts';
import { failedFields, submitted, wentWrong } from './failed-words.ts';
import { useApplicationDraft } from './draft/use-application-draft.ts';
import { bodyOf, fields, idOf, isField, type Values } from './values.ts';
import { applicationWords } from './form-words.ts';
import type { Sent } from '../forms/sending/outcome.ts';
import { attention, useForm } from '../forms/use-form.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Trap } from '../ui/trap.tsx';
import { FormHead } from '../forms/form-head.tsx';
import { SendingStatus } from '../forms/sending/sending-status.tsx';
import { Consents } from './fields/consents.tsx';
import { FormFoot } from './form-foot.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { WorkFields } from './fields/work-fields.tsx';

export function ApplicationForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, resume, key, restored, isFilled, change, chooseResume, setKey, clear } = useApplicationDraft(form);
  const { phase, busy, faults, problem, ...act } = useForm({
    form,
    path: '/api/application',
    key,
    setKey,
    check: () => faultsIn(values, resume),
    isField,
    bodyWith: (beside) => bodyOf(values, beside, resume),
    words: {
      incomplete: (found) => {
        const count = attention(Object.keys(found).length);
        return found.agree ? { title: mustAgree, detail: count } : { title: count };
      },
      failed: () => wentWrong,
      refused: (outcome) => {
        if (outcome.errors['job_post']) change({ job_post: '' });
        return failedFields(outcome);
      },
    },
    onSent: ({ reference }) => {
      clear();
      onSent({ message: submitted, reference });
    },
  });

  const edit = (changes: Partial<Values>) => {
    change(changes);
    act.setFault(Object.keys(changes));
  };

  return (
    <form
      ref={form}
      method="post"
      action="/api/application"
      encType="multipart/form-data"
      noValidate
      onSubmit={act.onSubmit}
      aria-labelledby="form-title"
      aria-busy={busy}
      className="title-block scripted-only"
    >
      <FormHead
        id="form-title"
        title={applicationWords.title}
        note={applicationWords.note}
        status={restored ? applicationWords.broughtBack : ''}
      />
      {problem && (
        <ErrorSummary
          key={problem.count}
          {...problem}
          wrong={fields.flatMap((field) => (faults[field] ? [{ id: idOf(field), text: faults[field] }] : []))}
          onRetry={problem.canRetry ? act.submit : null}
        />
      )}
      <Trap />
      <fieldset disabled={busy} className="min-w-0">
        <legend className="sr-only">{applicationWords.legend}</legend>
        <PersonFields values={values} faults={faults} onChange={edit} />
        <WorkFields values={values} faults={faults} onChange={edit} />
        <ResumeField
          file={resume}
          fault={faults.resume}
          percent={phase.kind === 'sending' ? phase.percent : null}
          onChoose={(file, fault) => {
            chooseResume(file);
            act.setFault(['resume'], fault);
          }}
        />
        <Consents values={values} faults={faults} onChange={edit} />
      </fieldset>
      <SendingStatus phase={phase} measured />
      <FormFoot
        busy={busy}
        filled={isFilled}
        onCancel={act.cancel}
        onClear={() => {
          clear();
          act.reset();
        }}
      />
    </form>
  );
}
