import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Outcome } from '../forms/sending/outcome.ts';
import { SendingStatus } from '../forms/sending/sending-status.tsx';
import { newKey } from '../forms/sending/submission-key.ts';
import { useSending } from '../forms/sending/use-sending.ts';
import { isBusy, stepAfter, type Step } from '../forms/submission/step.ts';
import { formWords } from '../forms/words.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { useHydrated } from '../ui/pictures/media.ts';
import { anotherFile as words, fileField } from './words.ts';

type Failed = Extract<Outcome, { kind: 'failed' }>;

/** Sends the form that the API has filled as the other forms are sent: it waits by itself for room and for the connection. */
export function SendServedForm() {
  const form = useHydrated() ? document.querySelector<HTMLFormElement>(`form[action="${words.path}"]`) : null;
  const place = form?.querySelector('[data-sending]');
  return form && place && createPortal(<Sending form={form} />, place);
}

/** As the other forms look while they are on their way. A button that is disabled loses the focus, and gets it back with a cancelled sending. */
function showBusy(form: HTMLFormElement, busy: boolean): void {
  const wasBusy = form.ariaBusy === 'true';
  form.setAttribute('aria-busy', String(busy));
  for (const control of form.querySelectorAll('[type=file], [type=submit]')) control.toggleAttribute('disabled', busy);
  if (!busy && wasBusy && document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type=submit]')?.focus();
}

function Sending({ form }: { form: HTMLFormElement }) {
  const navigate = useNavigate();
  const [key, setKey] = useState(newKey);
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const [failed, setFailed] = useState<Failed | null>(null);
  const { send, isSending, cancel, sendNow } = useSending((news) => setStep((now) => stepAfter(now, news)), false);
  const busy = isBusy(step);

  const submit = async () => {
    if (isSending()) return;
    const content = new FormData(form);
    form.querySelector('[data-answer]')?.remove();
    setFailed(null);
    setStep({ at: 'sending', percent: 0 });
    const outcome = await send({ path: words.path, key: key.value, bodyWith: () => content });
    if (outcome.kind === 'sent')
      return navigate(`/received/${outcome.reference}?form=another-file&at=${Math.floor(outcome.at / 1000)}`);
    setStep({ at: 'idle' });
    if (outcome.kind === 'cancelled') return;
    // The page itself says why its link takes no file any more.
    if (outcome.status === 404 || outcome.status === 410) return location.reload();
    if (outcome.key !== 'keep') setKey(newKey());
    return setFailed(outcome);
  };

  const hear = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  });
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => hear(event);
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form]);

  useEffect(() => showBusy(form, busy), [form, busy]);

  return (
    <>
      <SendingStatus step={step} measured onNow={sendNow} />
      {busy && (
        <p className="mt-3">
          <Button onClick={cancel}>{formWords.cancel}</Button>
        </p>
      )}
      {failed && <Refusal failed={failed} onRetry={() => void submit()} />}
    </>
  );
}

/** What a server or a gateway on the way refuses by the file alone, where it has no words for it. */
const faultOfFile = ({ status, errors }: Failed): { resume?: string } => {
  if (status === 413) return { resume: words.tooLarge };
  return status === 415 && !errors['resume'] ? { resume: words.wrongType } : {};
};

function Refusal({ failed, onRetry }: { failed: Failed; onRetry: () => void }) {
  const { resume, ...others } = { ...failed.errors, ...faultOfFile(failed) };
  const detail = failed.detail || (resume === undefined && failed.message) || '';
  return (
    <ErrorSummary
      title={words.failed}
      detail={detail}
      wrong={resume === undefined ? [] : [{ id: fileField, text: resume }]}
      others={Object.values(others)}
      onRetry={resume === undefined ? onRetry : null}
      className="mt-5 border"
    />
  );
}
