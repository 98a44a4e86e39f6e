import { Field } from './field.tsx';

type Props = {
  label: string;
  value: string;
  change: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  savedNow?: string | undefined;
  lines?: number;
  type?: 'text' | 'email' | 'number' | 'password' | 'datetime-local';
  maxLength?: number;
  min?: number;
  /** What the arrows add and take; any other number may still be typed. */
  step?: number;
  required?: boolean;
  autoComplete?: string;
  /** Enter does this instead of sending the form. */
  enter?: () => void;
};

/** A field for text, of one line unless `lines` says otherwise. */
export const TextField = ({
  label,
  value,
  change,
  hint,
  error,
  savedNow,
  lines,
  type = 'text',
  enter,
  ...limits
}: Props) => (
  <Field label={label} hint={hint} error={error} savedNow={savedNow}>
    {(control) =>
      lines ? (
        <textarea
          {...control}
          {...limits}
          rows={lines}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          autoComplete="off"
          {...control}
          {...limits}
          type={type}
          onKeyDown={(event) => {
            if (!enter || event.key !== 'Enter') return;
            event.preventDefault();
            enter();
          }}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )
    }
  </Field>
);
