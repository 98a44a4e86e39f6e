import { useRef } from 'react';
import { company } from '../../content/company.ts';
import { formWords, privacyLine } from '../words.ts';
import { enquiryKinds, type EnquiryName } from './enquiry-kinds.ts';
import { useEnquiry } from './use-enquiry.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { useHydrated } from '../../ui/pictures/media.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Trap } from '../trap/trap.tsx';
import { AnswersWithoutScript } from '../answers/answers-without-script.tsx';
import { DraftLine } from '../draft/draft-line.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { EnquiryReceipt } from './enquiry-receipt.tsx';
import { FormHead } from '../form-head.tsx';
import { SendingStatus } from '../sending/sending-status.tsx';

/** Values from another page: the form takes them once, and `text` reports it. */
export type Carried = { values: EnquiryValues; text: string };

type EnquiryFormProps = { name: EnquiryName; id?: string; carried?: Carried | null };

/** A form of the clients, by its record. */
export function EnquiryForm({ name, id, carried = null }: EnquiryFormProps) {
  const kind = enquiryKinds[name];
  const form = useRef<HTMLFormElement>(null);
  const { step, problem, values, faults, problemCount, busy, isFilled, receipt, status, ...act } = useEnquiry(
    name,
    form,
    carried,
  );
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={kind.path}
      // Without script the browser itself looks whether every field is filled.
      noValidate={hydrated}
      onSubmit={act.onSubmit}
      aria-labelledby={`${name}-title`}
      aria-busy={busy}
      className="title-block"
    >
      <FormHead id={`${name}-title`} title={kind.title} note={kind.note} status={status} />
      <AnswersWithoutScript incomplete={kind.incomplete} failed={kind.failed(null)} address={company.email} />
      {receipt && !problem ? (
        <EnquiryReceipt {...receipt} kind={kind} onClose={act.putAway} />
      ) : (
        <>
          <Trap />
          <fieldset disabled={busy} className="min-w-0">
            <legend className="sr-only">{kind.title}</legend>
            <EnquiryFields kind={kind} values={values} faults={faults} onChange={act.edit} />
          </fieldset>
          <footer className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3 p-4">
            <div className="min-w-52 flex-1 text-[0.85rem] leading-snug text-ink-soft">
              <DraftLine text={formWords.kept} busy={busy} filled={isFilled} onClear={act.clear} />
              <p>
                {privacyLine.before}{' '}
                <PageLink to="/privacy" className="border-b border-ink-soft text-ink hover:border-signal">
                  {privacyLine.link}
                </PageLink>{' '}
                {privacyLine.after}
              </p>
              <p className="note mt-2">{formWords.referenceToCome}</p>
            </div>
            <div className="flex gap-3 max-sm:w-full">
              {step.at === 'waiting' && <Button onClick={act.cancel}>{formWords.cancel}</Button>}
              <Button type="submit" primary busy={busy} className="max-sm:grow">
                {busy ? kind.sending : kind.button}
              </Button>
            </div>
          </footer>
          <SendingStatus step={step} onNow={act.sendNow} />
          {problem && (
            <ErrorSummary
              key={problemCount}
              {...problem}
              className="border-t"
              wrong={kind.fields.flatMap((field) => {
                const text = faults[field.name];
                return text ? [{ id: `${name}-${field.name}`, text }] : [];
              })}
              onRetry={problem.canRetry ? act.submit : null}
            />
          )}
        </>
      )}
    </form>
  );
}
