import { submitted, wentWrong } from './failed-words.ts';
import { applicationNext } from './words.ts';
import { useAddressAnswer } from '../forms/answers/use-address-answer.ts';
import { useReceipt } from '../forms/answers/use-receipt.ts';
import { AnswersWithoutScript } from '../forms/answers/answers-without-script.tsx';
import { ApplicationForm } from './application-form.tsx';
import { Receipt } from './receipt.tsx';
import { WithoutScript } from './without-script.tsx';

/** Either the form or its receipt. */
export function ApplicationDesk() {
  const { receipt, show, putAway } = useReceipt('application');
  useAddressAnswer((answer) => {
    if (answer.kind === 'sent') show({ message: submitted, reference: answer.reference });
  });
  if (receipt) return <Receipt {...receipt} onAnother={putAway} />;
  return (
    <>
      <AnswersWithoutScript thanks={submitted} incomplete={wentWrong} failed={wentWrong} next={applicationNext} />
      <WithoutScript />
      <ApplicationForm onSent={show} />
    </>
  );
}
