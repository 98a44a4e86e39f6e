import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '../data/failure.ts';
import { DraftNotice, type RestoredDraft } from './drafts/draft-notice.tsx';
import { Fields, type FieldsHeld } from './fields/fields.tsx';
import './form.css';

type Props = {
  label: string;
  /** What the fields inside hold; a draft is kept until it is saved. */
  held: FieldsHeld & Partial<RestoredDraft>;
  /** Is called when there is nothing wrong with what was typed. */
  submit: () => unknown;
  busy?: boolean;
  failure?: Failure | undefined;
  /** The field of what the API names otherwise. */
  sourceOf?: (name: string) => string;
  children: ReactNode;
  className?: string;
};

const asNamed = (name: string) => name;

/** What the API finds wrong with a field stands beside it until the form is sent again. */
const useRefusals = ({ setError }: UseFormReturn, failure: Failure | undefined, sourceOf: (name: string) => string) =>
  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.errors ?? {}))
      setError(sourceOf(name), { type: 'refused', message });
  }, [failure, setError, sourceOf]);

/** A form whose mistakes are told beside its fields, by us or by the API, and not by the browser. */
export const Form = (props: Props) => {
  const { label, held, submit, busy = false, failure, sourceOf = asNamed, children, className = '' } = props;
  useRefusals(held.form, failure, sourceOf);
  const send = held.form.handleSubmit(submit);
  return (
    <form
      className={`form ${className}`}
      aria-label={label}
      aria-busy={busy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(event);
      }}
    >
      {held.discard && <DraftNotice restoredAt={held.restoredAt} discard={held.discard} />}
      <Fields held={held}>{children}</Fields>
    </form>
  );
};
