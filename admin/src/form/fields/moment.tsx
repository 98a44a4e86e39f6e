import type { ReactNode } from 'react';

type Props = {
  value: string;
  /** Shown while there is no value, in place of the date that some browsers show then. */
  empty: string;
  /** An input of a day or a time. */
  children: ReactNode;
};

/** Around an input of a day or a time, so that it looks empty when it is. */
export const Moment = ({ value, empty, children }: Props) => (
  <span className="moment" data-empty={value === '' ? empty : undefined}>
    {children}
  </span>
);
