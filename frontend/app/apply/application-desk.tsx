import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { putReceiptAway } from '../forms/answers/receipts.ts';
import { useAddressAnswer } from '../forms/answers/use-address-answer.ts';
import { tabStore } from '../forms/draft/draft.ts';
import { useSubmission } from '../forms/submission/use-submission.ts';
import { ApplicationForm } from './application-form.tsx';
import { applicationKind, generalName } from './application-kind.ts';
import { isArrival, linkIn, noteArrival, subjectOf, type Link } from './link.ts';
import { AnswersToPlainForm } from './plain/answers-to-plain-form.tsx';
import { refusalOf } from './plain/refusal-of.ts';
import { Receipt } from './sent/receipt.tsx';
import { WithoutScript } from './plain/without-script.tsx';
import { isExchanged } from '../waking/exchanged-form.ts';

/** Either a form or its receipt, of the post in the address: each post has its own. */
export function ApplicationDesk() {
  const { search } = useLocation();
  const link = linkIn(search);
  return <Desk key={subjectOf(link)} {...link} />;
}

function Desk({ post, position }: Link) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // Who has gone on in the plain form has chosen there already: the link counts no more.
  const [arrived] = useState(() => typeof history === 'object' && isArrival(history.state) && !isExchanged());
  const [begun, setBegun] = useState(arrived && isBegun(state));
  useEffect(noteArrival, []);
  const link = useMemo(() => ({ post, position }), [post, position]);
  const kind = useMemo(() => applicationKind(link, arrived), [link, arrived]);
  const submission = useSubmission(kind, form);
  const { receipt, putAway, refuse } = submission;
  useAddressAnswer((answer) => {
    // That of an application before: it would stand for this one as soon as nothing is wrong any more.
    putAway();
    refuse(refusalOf(answer));
  });

  const beginAnother = () => {
    if (kind.name === generalName) {
      putAway();
      return setBegun(true);
    }
    // The receipt of this post stays with its address.
    putReceiptAway(tabStore, generalName);
    void navigate('/application', { state: { begun: true } });
  };

  if (receipt) return <Receipt {...receipt} onAnother={beginAnother} />;
  return (
    <>
      <AnswersToPlainForm />
      <WithoutScript />
      <ApplicationForm ref={form} submission={submission} link={link} arrived={arrived} focused={begun} />
    </>
  );
}

/** Another application was asked for on the receipt of one. */
const isBegun = (state: unknown) => (state as { begun?: boolean } | null)?.begun === true;
