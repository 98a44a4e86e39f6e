import type { ReactNode } from 'react';
import './form.css';

type Props = {
  label: string;
  submit: () => void;
  busy?: boolean;
  children: ReactNode;
  className?: string;
};

/** A form whose mistakes are told beside its fields, by us or by the API, and not by the browser. */
export const Form = ({ label, submit, busy = false, children, className = '' }: Props) => (
  <form
    className={`form ${className}`}
    aria-label={label}
    aria-busy={busy}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) submit();
    }}
  >
    {children}
  </form>
);
