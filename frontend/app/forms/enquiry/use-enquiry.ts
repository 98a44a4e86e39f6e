import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { EnquiryWords } from './words.ts';
import { isBlank, tabStore } from '../draft/draft.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';
import { contentOf, emptyEnquiry, faultsInEnquiry, isIncomplete, type EnquiryValues } from './enquiry-values.ts';
import type { Faults } from '../sending/outcome.ts';
import { useAddressAnswer } from '../answers/use-address-answer.ts';
import { useFilledForm } from '../draft/use-filled-form.ts';
import { attention, useForm } from '../use-form.ts';
import { useReceipt } from '../answers/use-receipt.ts';

const broughtBack = 'What you had typed was brought back. It is kept in this tab only.';

export function useEnquiry(
  kind: EnquiryKind,
  words: EnquiryWords,
  form: RefObject<HTMLFormElement | null>,
  carried: { values: EnquiryValues; text: string } | null,
) {
  const [empty] = useState(() => emptyEnquiry(kind));
  const filled = useFilledForm({
    form,
    store: tabStore,
    slot: `${kind.name}-draft`,
    empty,
    wasTyped: (values) => !isBlank(values),
  });
  const { receipt, show, putAway } = useReceipt(kind.name);
  const { values, key, setKey, change, clear } = filled;

  const { setFault, reset, tell, ...sending } = useForm<string>({
    form,
    path: kind.path,
    key,
    setKey,
    check: () => faultsInEnquiry(kind, values),
    isField: (name): name is string => kind.fields.some((field) => field.name === name),
    bodyWith: (beside) => JSON.stringify({ ...contentOf(values), ...beside }),
    words: {
      incomplete: (faults) => {
        const count = attention(Object.keys(faults).length);
        return isIncomplete(kind, values) ? { title: kind.incomplete } : { title: count };
      },
      failed: kind.failed,
    },
    onSent: (sent) => {
      clear();
      show({ ...sent, message: sent.message || words.thanks });
    },
  });

  useAddressAnswer((answer) => {
    if (answer.kind === 'sent') return show({ message: words.thanks, reference: answer.reference });
    const again = kind.fields.filter(({ name }) => answer.fields.includes(name));
    const faults: Faults<string> = Object.fromEntries(
      again.map(({ name, label }) => [name, `Look at “${label}” again.`]),
    );
    tell(answer.code === 'validation_failed' ? kind.incomplete : kind.failed(null), faults, 'Nothing was sent.');
  });

  const takeOver = useEffectEvent((brought: EnquiryValues) => change(brought));
  useEffect(() => {
    if (carried) takeOver(carried.values);
  }, [carried]);

  return {
    ...sending,
    values,
    isFilled: !isBlank(values),
    receipt,
    putAway,
    status: carried?.text ?? (filled.restored ? broughtBack : ''),
    edit: (changes: EnquiryValues) => {
      change(changes);
      setFault(Object.keys(changes));
    },
    clearAll: () => {
      clear();
      reset();
    },
  };
}
