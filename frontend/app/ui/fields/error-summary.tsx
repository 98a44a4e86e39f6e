import type { MouseEvent } from 'react';
import { Button } from '../button.tsx';
import { focusOnShow } from './focus-on-show.ts';

type ErrorSummaryProps = {
  title: string;
  detail: string;
  /** In the order of the page: the control's id and its fault. */
  wrong: readonly { id: string; text: string }[];
  others: readonly string[];
  onRetry: (() => void) | null;
  className?: string;
};

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** All faults in one place. The frame takes the focus and the alert inside of it speaks, because a focused alert is read twice. */
export function ErrorSummary({ title, detail, wrong, others, onRetry, className = 'border-b' }: ErrorSummaryProps) {
  return (
    <div
      tabIndex={-1}
      ref={focusOnShow}
      className={`border-field border-l-[6px] border-l-bad px-4 py-4 outline-none ${className}`}
    >
      <div role="alert">
        <p className="font-display text-lg leading-snug font-semibold">{title}</p>
        {detail && <p className="mt-1 text-ink-soft">{detail}</p>}
        {wrong.length + others.length > 0 && (
          <ul className="mt-2 flex flex-col items-start gap-1">
            {wrong.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)} className="border-b-2 border-bad">
                  {text}
                </a>
              </li>
            ))}
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
