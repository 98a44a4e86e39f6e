import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '../data/failure.ts';
import { DraftNotice, type RestoredDraft } from './drafts/draft-notice.tsx';
import { Fields, type FieldsHeld } from './fields/fields.tsx';
import './form.css';

type Props = {
  label: string;
  /** The form's state; a draft is kept until it is saved. */
  fields: FieldsHeld & Partial<RestoredDraft>;
  /** Is called when the typed values have no fault. */
  submit: () => unknown;
  busy?: boolean;
  failure?: Failure | undefined;
  /** The form's field for a field name of the API, where they differ. */
  sourceOf?: (name: string) => string;
  children: ReactNode;
  className?: string;
};

const asNamed = (name: string) => name;

/** Shows the API's faults beside their fields until the form is sent again. */
const useRefusals = ({ setError }: UseFormReturn, failure: Failure | undefined, sourceOf: (name: string) => string) =>
  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.errors ?? {}))
      setError(sourceOf(name), { type: 'refused', message });
  }, [failure, setError, sourceOf]);

/** A form that shows its own and the API's faults beside the fields, instead of the browser's messages. */
export const Form = (props: Props) => {
  const { label, fields, submit, busy = false, failure, sourceOf = asNamed, children, className = '' } = props;
  useRefusals(fields.form, failure, sourceOf);
  const send = fields.form.handleSubmit(submit);
  return (
    <form
      className={`form ${className}`}
      aria-label={label}
      aria-busy={busy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[data-wrong]');
        if (wrong) wrong.focus();
        else if (!busy) void send(event);
      }}
    >
      {fields.discard && <DraftNotice restoredAt={fields.restoredAt} discard={fields.discard} />}
      <Fields fields={fields}>{children}</Fields>
    </form>
  );
};
