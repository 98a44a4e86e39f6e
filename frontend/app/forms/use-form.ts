import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { goToNextField } from './next-field.ts';
import { splitErrors, type Faults, type Outcome, type Sent } from './sending/outcome.ts';
import { newKey, settle, type SubmissionKey } from './sending/submission-key.ts';
import { useSending, type Sending } from './sending/use-sending.ts';

export type Problem = {
  title: string;
  detail: string;
  others: readonly string[];
  canRetry: boolean;
  /** Tells one problem from the next, even in the same words. */
  count: number;
};

type FormRules<Field extends string> = {
  form: RefObject<HTMLFormElement | null>;
  path: string;
  key: SubmissionKey | null;
  setKey: (key: SubmissionKey) => void;
  check: () => Faults<Field>;
  isField: (name: string) => name is Field;
  bodyWith: Sending['bodyWith'];
  words: {
    incomplete: (faults: Faults<Field>) => { title: string; detail?: string };
    failed: (said: string | null) => string;
    /** Where the form has words of its own about a field. */
    refused?: (outcome: Extract<Outcome, { kind: 'failed' }>) => Faults<Field>;
  };
  onSent: (sent: Sent) => void;
};

/** What every form does between the button and the answer. */
export function useForm<Field extends string>(rules: FormRules<Field>) {
  const { form, path, key, setKey, check, isField, bodyWith, words, onSent } = rules;
  const { phase, send, open, isSending, cancel } = useSending();
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const count = useRef(0);
  const busy = phase.kind !== 'idle';

  useEffect(() => {
    const element = form.current;
    if (element?.contains(document.activeElement)) open();
    element?.addEventListener('focusin', open);
    element?.addEventListener('keydown', goToNextField);
    return () => {
      element?.removeEventListener('focusin', open);
      element?.removeEventListener('keydown', goToNextField);
    };
  }, [form, open]);

  const tell = (title: string, found: Faults<Field>, detail = '', others: readonly string[] = []) => {
    setFaults(found);
    count.current += 1;
    const canRetry = Object.keys(found).length + others.length === 0;
    setProblem({ title, detail, others, canRetry, count: count.current });
  };

  const submit = async () => {
    if (isSending() || !key) return;
    const found = check();
    if (Object.keys(found).length > 0) {
      const { title, detail } = words.incomplete(found);
      return tell(title, found, detail);
    }
    setFaults({});
    setProblem(null);
    const trap = trapIn(form.current);
    const outcome = await send({ path, key: key.value, bodyWith: (beside) => bodyWith({ ...beside, ...trap }) });
    // The button that was pressed may be gone; focus must not fall back to the page.
    if (outcome.kind === 'cancelled') return form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (outcome.kind === 'sent') return onSent(outcome);
    if (outcome.key === 'settled') setKey(settle(key));
    if (outcome.key === 'renew') setKey(newKey());
    const { faults: named, others } = splitErrors(outcome.errors, isField);
    tell(words.failed(outcome.said), { ...named, ...words.refused?.(outcome) }, outcome.detail, others);
  };

  return {
    phase,
    busy,
    faults,
    problem,
    tell,
    submit: () => void submit(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
    cancel,
    /** One field was edited or judged anew. */
    setFault: (names: readonly string[], text: string | null = null) =>
      setFaults((current) => {
        const others = Object.entries(current).filter(([name]) => !names.includes(name));
        const judged = text === null ? [] : names.map((name) => [name, text]);
        return Object.fromEntries([...others, ...judged]) as Faults<Field>;
      }),
    reset: () => {
      setFaults({});
      setProblem(null);
    },
  };
}

/** The field that people never see. Whoever fills it is heard all the same, by a person. */
function trapIn(form: HTMLFormElement | null): Record<string, string> {
  const caught = form && new FormData(form).get('fax_number');
  return typeof caught === 'string' && caught !== '' ? { fax_number: caught } : {};
}

export const attention = (count: number) =>
  count === 1 ? 'One thing needs your attention.' : `${count} things need your attention.`;
