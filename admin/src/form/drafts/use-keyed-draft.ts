import { randomUuid } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../data/failure.ts';
import type { Faults } from '../fields/use-fields.ts';
import { restoreKeyed } from './restore.ts';
import { asItIs, keptDraft, useDraft } from './use-draft.ts';

type Keyed = { key: string };

const keyIn = (name: string): string | undefined => {
  const typed: Partial<Keyed> | undefined = keptDraft(name)?.typed;
  return typed?.key;
};

/**
 * The draft of something that must not be sent twice. Its `key`, by which the API knows it when it is sent again because no answer came,
 * stays with the draft, over a reload too. A discarded draft gives the form another one.
 */
export const useKeyedDraft = <Values extends FieldValues>(
  name: string,
  nothing: Values,
  validate?: (values: Values) => Faults,
) => {
  const [first] = useState((): Values & Keyed => ({ ...nothing, key: keyIn(name) ?? randomUuid() }));
  const draft = useDraft(name, first, asItIs<Values & Keyed>, validate, restoreKeyed);
  return { ...draft, discard: () => draft.startFrom({ ...nothing, key: randomUuid() }) };
};

/**
 * Gives the form another key when that of an attempt which has arrived is refused for other values.
 * @param code of that refusal
 * @returns whether it is refused so
 */
export const useKeyAfterArrival = <Values extends Keyed>(
  form: UseFormReturn<Values>,
  failure: Failure | undefined,
  code: string,
): boolean => {
  const isUsedUp = failure?.code === code;
  const { setValue } = form as unknown as UseFormReturn<Keyed>;
  useEffect(() => {
    if (isUsedUp) setValue('key', randomUuid());
  }, [isUsedUp, setValue]);
  return isUsedUp;
};
