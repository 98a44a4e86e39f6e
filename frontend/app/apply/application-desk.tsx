import { useEffect, useEffectEvent, useRef } from 'react';
import { AnswersWithoutScript } from '../forms/answers/answers-without-script.tsx';
import { useAddressAnswer } from '../forms/answers/use-address-answer.ts';
import { useSubmission } from '../forms/submission/use-submission.ts';
import { ApplicationForm } from './application-form.tsx';
import { applicationKind } from './application-kind.ts';
import { submitted, wentWrong } from './failed-words.ts';
import { Receipt } from './receipt.tsx';
import { WithoutScript } from './without-script.tsx';
import { applicationNext } from './words.ts';

/** Either the form or its receipt. */
export function ApplicationDesk() {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(applicationKind, form);
  const { receipt, edit, receive, putAway } = submission;

  const noteVacancy = useEffectEvent(() => {
    const link = new URLSearchParams(location.search);
    if (link.has('position')) edit({ job_post: link.get('post') ?? '' });
  });
  // After the draft was read, which may hold the vacancy of another day.
  useEffect(() => noteVacancy(), []);

  useAddressAnswer((answer) => {
    if (answer.kind === 'sent') receive({ message: submitted, reference: answer.reference });
  });
  if (receipt) return <Receipt {...receipt} onAnother={putAway} />;
  return (
    <>
      <AnswersWithoutScript thanks={submitted} incomplete={wentWrong} failed={wentWrong} next={applicationNext} />
      <WithoutScript />
      <ApplicationForm ref={form} submission={submission} />
    </>
  );
}
