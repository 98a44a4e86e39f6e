import { type DefaultValues, type FieldValues, type Resolver, set, useForm, useWatch } from 'react-hook-form';

/** What is wrong with what was typed, by the path of its field; what is undefined is right. */
export type Faults = Record<string, string | undefined>;

const resolverOver =
  <Values extends FieldValues>(validate: (values: Values) => Faults): Resolver<Values> =>
  (values) => {
    const found = Object.entries(validate(values)).filter(([, message]) => message);
    const errors = {};
    for (const [source, message] of found) set(errors, source, { type: 'fault', message });
    return found.length > 0 ? { values: {}, errors } : { values, errors };
  };

const noFaults = () => ({});

/**
 * What a form holds and, as `values`, what is typed into it at the moment.
 * @param validate is asked whenever the form is sent; what it finds stands beside the fields, and nothing is sent
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
