import { type ReactNode, useId } from 'react';

type AccordionProps = { entries: readonly { title: string; content: ReactNode }[] };

/** Questions that unfold, one at a time; a click on the open one closes it. The browser does it, before and without script. */
export function Accordion({ entries }: AccordionProps) {
  const group = useId();
  return (
    <div className="border-t border-ink">
      {entries.map(({ title, content }) => (
        <details key={title} name={group} className="accordion border-b border-line">
          <summary className="flex min-h-11 cursor-pointer items-baseline justify-between gap-6 py-4 font-display text-lg leading-snug font-semibold">
            {title}
          </summary>
          <div className="max-h-40 max-w-[38em] overflow-y-auto pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
