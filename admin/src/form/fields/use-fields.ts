import { type DefaultValues, type FieldValues, type Resolver, set, useForm, useWatch } from 'react-hook-form';

/** The faults of the typed values, by the path of the field; undefined means no fault. */
export type Faults = Record<string, string | undefined>;

const resolverOver =
  <Values extends FieldValues>(validate: (values: Values) => Faults): Resolver<Values> =>
  (values) => {
    const faults = Object.entries(validate(values)).filter(([, message]) => message);
    const errors = {};
    for (const [source, message] of faults) set(errors, source, { type: 'fault', message });
    return faults.length > 0 ? { values: {}, errors } : { values, errors };
  };

const noFaults = () => ({});

/**
 * A form and its current `values`.
 * @param validate runs whenever the form is sent; its faults appear beside the fields, and nothing is sent
 */
export const useFields = <Values extends FieldValues>(
  start: Values,
  validate: (values: Values) => Faults = noFaults,
) => {
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: resolverOver(validate),
    shouldFocusError: false,
  });
  // Every field has a value from the start, so that none is missing here.
  return { form, values: useWatch({ control: form.control }) as Values };
};
