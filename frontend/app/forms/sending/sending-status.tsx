import { sendingWords } from '../words.ts';
import type { Step } from '../submission/submission.ts';

const { waiting, sending, sent } = sendingWords;

/** Null where nothing is under way. A proof of work is the browser's business: for the person it is part of the waiting. */
function wordsOf(step: Step): { shown: string; spoken: string } | null {
  if (step.at === 'waiting') return { shown: waiting[step.reason], spoken: waiting[step.reason] };
  if (step.at === 'proving') return { shown: sent, spoken: sending };
  if (step.at !== 'sending') return null;
  return { shown: step.percent < 100 ? `${sending}, ${step.percent} %` : sent, spoken: sending };
}

/** The state of sending. Percentages are shown but not read out one by one. */
export function SendingStatus({ step, measured = false }: { step: Step; measured?: boolean }) {
  const words = wordsOf(step);
  return (
    <>
      <span className="sr-only" role="status">
        {words?.spoken}
      </span>
      {words && (measured || step.at === 'waiting') && (
        <p className="note border-t border-line px-4 py-3" aria-hidden="true">
          {words.shown}
        </p>
      )}
    </>
  );
}
