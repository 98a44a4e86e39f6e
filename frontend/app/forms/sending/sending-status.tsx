import { sendingWords } from '../words.ts';
import type { Phase } from './use-sending.ts';

const { waiting, sending, sent } = sendingWords;

const textOf = (phase: Phase) => {
  if (phase.kind === 'idle') return '';
  if (phase.kind === 'waiting') return waiting[phase.reason];
  return phase.percent < 100 ? `${sending}, ${phase.percent} %` : sent;
};

/** Says what the form is doing. Percentages are shown but not read out one by one. */
export function SendingStatus({ phase, measured = false }: { phase: Phase; measured?: boolean }) {
  const spoken = phase.kind === 'waiting' ? waiting[phase.reason] : phase.kind === 'sending' ? sending : '';
  return (
    <>
      <span className="sr-only" role="status">
        {spoken}
      </span>
      {(phase.kind === 'waiting' || (measured && phase.kind === 'sending')) && (
        <p className="note border-t border-line px-4 py-3" aria-hidden="true">
          {textOf(phase)}
        </p>
      )}
    </>
  );
}
