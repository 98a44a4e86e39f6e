import { createContext, type ReactNode, useContext } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';

export interface FieldsHeld {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values are of the form that holds the fields
  form: UseFormReturn<any>;
  /** Newer values saved by other users, by field. */
  savedNow?: object;
  /** A choice between the two values of a field was made. */
  settle?: (name: string) => void;
}

const nothing = {};
const ignore = () => undefined;
const SavedNow = createContext<object>(nothing);
const Settle = createContext<(name: string) => void>(ignore);

/** Gives the fields inside it their form. */
export const Fields = ({ fields, children }: { fields: FieldsHeld; children: ReactNode }) => (
  <FormProvider {...fields.form}>
    <Settle value={fields.settle ?? ignore}>
      <SavedNow value={fields.savedNow ?? nothing}>{children}</SavedNow>
    </Settle>
  </FormProvider>
);

/** A field's path in the values of the form, and the conversions between value and control. */
export interface Source {
  source: string;
  format?: InputProps['format'] | undefined;
  parse?: InputProps['parse'] | undefined;
  onChange?: InputProps['onChange'] | undefined;
}

// react-admin would turn an empty text into null; here it is saved as an empty text.
const asTyped = (value: unknown) => value;

/** One field of the form around it: its control, and the notes that stand beside it. */
export const useField = ({ source, parse = asTyped, format, onChange }: Source) => {
  const { id, field, fieldState } = useInput({
    source,
    parse,
    ...(format && { format }),
    ...(onChange && { onChange }),
  });
  const saved = (useContext(SavedNow) as Record<string, string | readonly string[] | undefined>)[source];
  const settle = useContext(Settle);
  const { setValue } = useFormContext();
  return {
    field,
    notes: {
      id,
      error: fieldState.error?.message,
      savedNow: saved === undefined ? undefined : [saved].flat().join(', '),
      take: () => {
        setValue(source, saved);
        settle(source);
      },
      keep: () => settle(source),
    },
  };
};
