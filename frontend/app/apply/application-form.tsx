import type { Ref } from 'react';
import { forms } from '@frontdoor/contract';
import { FormHead } from '../forms/form-head.tsx';
import { SendingStatus } from '../forms/sending/sending-status.tsx';
import type { useSubmission } from '../forms/submission/use-submission.ts';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { Trap } from '../forms/trap/trap.tsx';
import { Consents } from './fields/consents.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { TypedFields } from './fields/typed-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { applicationWords } from './form-words.ts';
import type { Link } from './link.ts';
import { useHydrated } from '../ui/pictures/media.ts';
import { plainPath } from './plain/plain-path.ts';
import { fields, idOf, type Field, type Values } from './values.ts';

type ApplicationFormProps = {
  ref: Ref<HTMLFormElement>;
  submission: ReturnType<typeof useSubmission<Values, Field>>;
  link: Link;
  arrived: boolean;
  /** The form has taken the place of a receipt. */
  focused: boolean;
};

export function ApplicationForm({ ref, submission, link, arrived, focused }: ApplicationFormProps) {
  const { step, problem, values, file, restored, carried, isFilled, faults, problemCount, busy, ...act } = submission;
  const { fileUnkept, fileLost } = submission;
  const { broughtBack, broughtBackWithoutFile, carriedOver } = applicationWords;
  const restoredWords = fileLost ? broughtBackWithoutFile : broughtBack;
  const brought = restored ? restoredWords : carried ? carriedOver : '';
  const wrong = fields.flatMap((field) => (faults[field] ? [{ id: idOf(field), text: faults[field] }] : []));

  const hydrated = useHydrated();

  return (
    <form
      ref={ref}
      method="post"
      action={forms.application.path}
      encType="multipart/form-data"
      // Where the script does not come, plain-form.js puts the form of this page in its place.
      data-plain={plainPath}
      noValidate={hydrated}
      // Browsers would tick a consent again after a reload; it is given each time. Fields say themselves what may be filled in.
      autoComplete="off"
      onSubmit={act.onSubmit}
      aria-labelledby="form-title"
      aria-busy={busy}
      className="title-block scripted-only"
    >
      <FormHead
        id="form-title"
        title={applicationWords.title}
        note={applicationWords.note}
        // Beside wrong fields the line about the draft is left out. It stays when the form could only not be sent.
        status={wrong.length > 0 ? '' : brought}
        focused={focused}
      />
      {problem && (
        <ErrorSummary key={problemCount} {...problem} wrong={wrong} onRetry={problem.canRetry ? act.submit : null} />
      )}
      <Trap />
      <fieldset disabled={busy} className="min-w-0">
        <legend className="sr-only">{applicationWords.legend}</legend>
        <TypedFields values={values} faults={faults} onChange={act.edit} link={link} arrived={arrived} />
        <ResumeField
          file={file}
          fault={faults.resume}
          unkept={fileUnkept}
          lost={fileLost}
          percent={step.at === 'sending' ? step.percent : null}
          onChoose={(chosen, fault) => act.chooseFile('resume', chosen, fault)}
        />
        <Consents values={values} faults={faults} onChange={act.edit} />
      </fieldset>
      <SendingStatus step={step} measured onNow={act.sendNow} />
      <FormFoot busy={busy} filled={isFilled} fileKept={!fileUnkept} onCancel={act.cancel} onClear={act.clear} />
    </form>
  );
}
