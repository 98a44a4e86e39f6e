import type { ReactNode } from 'react';
import { answersWithoutScript } from '../words.ts';
import { useHydrated } from '../../ui/pictures/media.ts';

/** `address`: whom people write to when it fails again. `children`: answers that this form alone gets. */
type AnswersWithoutScriptProps = { incomplete: string; failed: string; address: string; children?: ReactNode };

/**
 * Messages for browsers without script. When the API refuses a form, it redirects to one of these by its name, and CSS
 * shows the one that the address names. With script the form reads the address itself, and these are removed.
 */
export function AnswersWithoutScript({ incomplete, failed, address, children }: AnswersWithoutScriptProps) {
  if (useHydrated()) return null;
  return (
    <>
      <AnswerAsTarget id="form-incomplete" title={incomplete}>
        {answersWithoutScript.incomplete}
      </AnswerAsTarget>
      <AnswerAsTarget id="form-failed" title={failed}>
        {answersWithoutScript.failed}{' '}
        <a className="underlined" href={`mailto:${address}`}>
          {address}
        </a>
        .
      </AnswerAsTarget>
      {children}
    </>
  );
}

/** One answer. `id`: the fragment that the API leads to. */
export const AnswerAsTarget = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="shown-as-target border-bad">
    <p className="font-display text-lg font-semibold">{title}</p>
    <p className="mt-1">{children}</p>
  </div>
);
