import { type ReactNode, useId } from 'react';

/** A list that may be long, in a box of its own that scrolls. */
export const ScrollRegion = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="mono soft">
        {title}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach */}
      <section className="scroll-region" aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
    </div>
  );
};
