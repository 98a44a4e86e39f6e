import { createContext, type ReactNode, useContext } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { FormProvider, type UseFormReturn } from 'react-hook-form';

export interface FieldsHeld {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values are of the form that holds the fields
  form: UseFormReturn<any>;
  /** What somebody else has saved meanwhile, by field. */
  savedNow?: object;
}

const nothing = {};
const SavedNow = createContext<object>(nothing);

/** The fields inside read from and write to what `held` holds. */
export const Fields = ({ held, children }: { held: FieldsHeld; children: ReactNode }) => (
  <FormProvider {...held.form}>
    <SavedNow value={held.savedNow ?? nothing}>{children}</SavedNow>
  </FormProvider>
);

/** What a field is called in the values of its form, and how they differ from what its control holds. */
export interface Source {
  source: string;
  format?: InputProps['format'] | undefined;
  parse?: InputProps['parse'] | undefined;
  onChange?: InputProps['onChange'] | undefined;
}

// An empty text is saved as one, where react-admin would make it nothing.
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
  return {
    field,
    notes: {
      id,
      error: fieldState.error?.message,
      savedNow: saved === undefined ? undefined : [saved].flat().join(', '),
    },
  };
};
