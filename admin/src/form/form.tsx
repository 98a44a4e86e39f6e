import type { ReactNode } from 'react';
import { DraftNotice, type RestoredDraft } from './draft-notice.tsx';
import './form.css';

type Props = {
  label: string;
  submit: () => void;
  busy?: boolean;
  /** What the form holds, if it is kept until it is saved. */
  draft?: RestoredDraft;
  children: ReactNode;
  className?: string;
};

/** A form whose mistakes are told beside its fields, by us or by the API, and not by the browser. */
export const Form = ({ label, submit, busy = false, draft, children, className = '' }: Props) => (
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
    {draft && <DraftNotice draft={draft} />}
    {children}
  </form>
);
