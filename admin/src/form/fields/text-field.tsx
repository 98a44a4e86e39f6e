import type { CSSProperties } from 'react';
import { DayInput } from './day-input.tsx';
import { Field } from './field.tsx';
import { type Source, useField } from './fields.tsx';

type Props = Source & {
  label: string;
  hint?: string | undefined;
  lines?: number;
  type?: 'text' | 'email' | 'number' | 'password' | 'date' | 'datetime-local';
  maxLength?: number;
  min?: number;
  /** The step of the arrow keys; any other number may still be typed. */
  step?: number;
  required?: boolean;
  autoComplete?: string;
  /** Enter does this instead of sending the form; in a text of several lines together with Ctrl or Cmd. */
  enter?: () => void;
};

/** A field for text, of one line unless `lines` says otherwise. */
export const TextField = ({
  source,
  format,
  parse,
  onChange,
  label,
  hint,
  lines,
  type = 'text',
  enter,
  ...limits
}: Props) => {
  const { field, notes } = useField({ source, format, parse, onChange });
  return (
    <Field label={label} hint={hint} {...notes}>
      {(control) => {
        if (lines)
          return (
            <textarea
              {...control}
              {...limits}
              {...field}
              rows={lines}
              style={{ '--lines': lines } as CSSProperties}
              onKeyDown={(event) => {
                if (!enter || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                enter();
              }}
            />
          );
        if (type === 'datetime-local' || type === 'date') {
          const { value, onChange: change, onBlur, name } = field;
          const moment = { value: (value as string | undefined) ?? '', change, onBlur, name };
          return <DayInput {...control} {...moment} withTime={type === 'datetime-local'} />;
        }
        return (
          <input
            autoComplete="off"
            {...control}
            {...limits}
            {...field}
            type={type}
            onKeyDown={(event) => {
              if (!enter || event.key !== 'Enter') return;
              event.preventDefault();
              enter();
            }}
          />
        );
      }}
    </Field>
  );
};
