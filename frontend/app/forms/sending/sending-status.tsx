import { Button } from '../../ui/button.tsx';
import type { Step } from '../submission/step.ts';
import { sendingWords } from '../words.ts';
import { Countdown } from './countdown.tsx';

const { waiting, busyUntil, sending, sent, now } = sendingWords;

const timeOfDay = (moment: number) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Null where nothing is under way. A proof of work is the browser's business: for the person it is part of the waiting. */
function wordsOf(step: Step): { visible: string; spoken: string } | null {
  if (step.at === 'waiting') {
    const text = step.until === undefined ? waiting[step.reason] : busyUntil(timeOfDay(step.until));
    return { visible: text, spoken: text };
  }
  if (step.at === 'proving') return { visible: sent, spoken: sending };
  if (step.at !== 'sending') return null;
  return { visible: step.percent < 100 ? `${sending}, ${step.percent} %` : sent, spoken: sending };
}

/** A button that goes away gives its focus to the one that sends. */
const handFocusOn = (button: HTMLButtonElement) => {
  const { form } = button;
  return () => {
    if (document.activeElement === button) form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
};

type SendingStatusProps = { step: Step; measured?: boolean; onNow?: () => void };

/** The state of sending. Percentages and seconds are shown but not read out one by one. */
export function SendingStatus({ step, measured = false, onNow }: SendingStatusProps) {
  const words = wordsOf(step);
  const until = step.at === 'waiting' ? step.until : undefined;
  return (
    <>
      <span className="sr-only" role="status">
        {words?.spoken}
      </span>
      {words && (measured || step.at === 'waiting') && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
          <p className="note" aria-hidden="true">
            <span>{words.visible}</span> {until !== undefined && <Countdown key={until} until={until} />}
          </p>
          {until !== undefined && onNow && (
            <Button ref={handFocusOn} onClick={onNow}>
              {now}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
