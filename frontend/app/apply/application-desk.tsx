import { useEffect, useEffectEvent, useRef } from 'react';
import { AnswersWithoutScript } from '../forms/answers/answers-without-script.tsx';
import { useSubmission } from '../forms/submission/use-submission.ts';
import { ApplicationForm } from './application-form.tsx';
import { applicationKind } from './application-kind.ts';
import { wentWrong } from './sent/failed-words.ts';
import { Receipt } from './sent/receipt.tsx';
import { WithoutScript } from './without-script.tsx';

/** Either the form or its receipt. */
export function ApplicationDesk() {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(applicationKind, form);
  const { receipt, edit, putAway } = submission;

  const noteVacancy = useEffectEvent(() => {
    const link = new URLSearchParams(location.search);
    if (link.has('position')) edit({ job_post: link.get('post') ?? '' });
  });
  // After the draft was read, which may hold the vacancy of another day.
  useEffect(() => noteVacancy(), []);

  if (receipt) return <Receipt {...receipt} onAnother={putAway} />;
  return (
    <>
      <AnswersWithoutScript incomplete={wentWrong} failed={wentWrong} />
      <WithoutScript />
      <ApplicationForm ref={form} submission={submission} />
    </>
  );
}
