import { useEffect, useEffectEvent, useReducer, type RefObject, type SubmitEvent } from 'react';
import { keepReceipt, keptReceipt, putReceiptAway } from '../answers/receipts.ts';
import { clearDraft, isBlank, readDraft, tabStore, writeDraft, type Values } from '../draft/draft.ts';
import { fileChosenEarly, typedEarly } from '../draft/typed-early.ts';
import { goToNextField } from '../next-field.ts';
import { splitErrors } from '../sending/outcome.ts';
import { newKey } from '../sending/submission-key.ts';
import { useSending } from '../sending/use-sending.ts';
import { trapField } from '../trap/trap-field.ts';
import { filledIn } from '../../waking/exchanged-form.ts';
import type { FormKind } from './form-kind.ts';
import { isBusy, type Problem } from './step.ts';
import { startWith, submissionAfter, type Submission, type SubmissionEvent, type Refusal } from './submission.ts';

/** One submission of a form of this kind: its state, and the actions of the person and the server on it. */
export function useSubmission<V extends Values, Field extends string>(
  kind: FormKind<V, Field>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { store, slot, wasTyped } = kind.draft;
  const [submission, tell] = useReducer<Submission<V, Field>, [SubmissionEvent<V, Field>]>(
    submissionAfter,
    startWith<V, Field>(kind.empty, kind.file !== undefined),
  );
  const { step, values, file, fileFaults, fileLost, key, changed, receipt } = submission;
  const { send, open, isSending, cancel, sendNow } = useSending(tell);

  useEffect(() => {
    const draft = readDraft(store, slot, kind.empty);
    // One that is too old goes with its file, which must not turn up beside a new text.
    if (!draft) clearDraft(store, slot);
    const element = form.current;
    const written = element && filledIn(element);
    const early = written ? typedEarly(written, kind.empty) : {};
    const carried = kind.carried?.read() ?? undefined;
    const worthAWord = draft !== null && wasTyped(draft.values, carried);
    tell({ type: 'found', draft, worthAWord, early, now: Date.now(), spare: newKey() });
    const sent = keptReceipt(tabStore, kind.name);
    // Not in the place of a form that somebody has just gone on with.
    const isTakenOver = written !== null && written !== element;
    if (sent && !isTakenOver && kind.receipt?.isShown(sent) !== false) {
      tell({ type: 'receipt found', receipt: { sent, fresh: false } });
    } else {
      if (sent) putReceiptAway(tabStore, kind.name);
      if (carried && !worthAWord) tell({ type: 'carried', values: carried });
    }
    if (!kind.file) return;
    const chosen = written && fileChosenEarly(written);
    if (chosen) keepFile(kind, chosen, tell);
    void (chosen || !draft ? Promise.resolve(chosen) : kind.file.read()).then((keptFile) => {
      const lost = keptFile ? '' : draft?.fileName;
      tell({ type: 'file found', file: keptFile, restored: !chosen && keptFile !== null, ...(lost && { lost }) });
    });
  }, [kind, form, store, slot, wasTyped]);

  const carryOver = () => {
    const carried = kind.carried?.read();
    if (carried) tell({ type: 'carried', values: carried });
  };
  // A form behind a receipt begins when that is put away.
  const hearOfAnother = useEffectEvent(() => void (!receipt && carryOver()));
  useEffect(() => kind.carried?.watch(() => hearOfAnother()), [kind]);

  useEffect(() => {
    if (!key || file === undefined) return;
    // A file with a fault is not kept, and nobody will miss it.
    const fileName = Object.keys(fileFaults).length > 0 ? '' : (file?.name ?? fileLost);
    if (isBlank(values) && !file && !fileLost) clearDraft(store, slot);
    else writeDraft(store, slot, { values, key, changed, fileName });
  }, [values, file, fileFaults, fileLost, key, changed, store, slot]);

  useEffect(() => {
    const element = form.current;
    if (element?.contains(document.activeElement)) open();
    element?.addEventListener('focusin', open);
    element?.addEventListener('keydown', goToNextField);
    return () => {
      element?.removeEventListener('focusin', open);
      element?.removeEventListener('keydown', goToNextField);
    };
    // A receipt may stand in the form's place, and the next form is another element.
  }, [form, open, receipt]);

  const refuse = (refusal: Refusal<Field>) => tell({ type: 'refused', key: 'keep', ...refusal, spare: newKey() });

  const submit = async () => {
    if (isSending() || !key) return;
    tell({ type: 'submitted' });
    const faults = { ...kind.check(values, file ?? null), ...submission.fileFaults };
    if (Object.keys(faults).length > 0) {
      const { title, detail = '' } = kind.words.incomplete(faults, values);
      return refuse({ title, detail, checked: true, faults });
    }
    tell({ type: 'passed' });
    const trap = trapIn(form.current);
    const bodyWith = (beside: Record<string, string>) => kind.body(values, { ...beside, ...trap }, file ?? null);
    const outcome = await send({ path: kind.path, key: key.value, bodyWith });
    if (outcome.kind === 'cancelled') return tell({ type: 'cancelled' });
    if (outcome.kind === 'sent') {
      const about = (await kind.receipt?.about(values, file ?? null)) ?? { title: '', subject: '' };
      const { message, kind: _, ...answer } = outcome;
      const sent = { ...answer, message: kind.words.thanks(message), ...about };
      kind.carried?.keep(values);
      keepReceipt(tabStore, kind.name, sent);
      clearDraft(store, slot);
      return tell({ type: 'accepted', sent, empty: kind.empty, spare: newKey() });
    }
    const { faults: named, others } = splitErrors(outcome.errors, kind.isField);
    tell({
      type: 'refused',
      key: outcome.key,
      title: kind.words.failed(outcome.message),
      detail: outcome.detail,
      others,
      faults: { ...named, ...kind.words.refused?.(outcome) },
      changes: kind.undoneBy?.(outcome),
      spare: newKey(),
    });
  };

  return {
    ...submission,
    problem: problemOf(kind, submission),
    file: file ?? null,
    busy: isBusy(step),
    isFilled: wasTyped(values) || Boolean(file),
    refuse,
    edit: (changes: Partial<V>) => tell({ type: 'edited', changes, now: Date.now(), spare: newKey() }),
    chooseFile: (field: Field, chosen: File | null, fault: string | null) => {
      keepFile(kind, fault === null ? chosen : null, tell);
      tell({ type: 'file chosen', field, file: chosen, fault, now: Date.now(), spare: newKey() });
    },
    clear: () => {
      clearDraft(store, slot);
      kind.carried?.forget();
      tell({ type: 'cleared', empty: kind.empty, spare: newKey() });
    },
    submit: () => void submit(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
    cancel,
    sendNow,
    putAway: () => {
      putReceiptAway(tabStore, kind.name);
      tell({ type: 'receipt put away' });
      carryOver();
    },
  };
}

/** A file that is not kept is told of while the person is there. */
function keepFile<V extends Values, Field extends string>(
  kind: FormKind<V, Field>,
  file: File | null,
  tell: (event: SubmissionEvent<V, Field>) => void,
) {
  void kind.file?.keep(file).then((isKept) => {
    if (file && !isKept) tell({ type: 'file not kept', file });
  });
}

/** The field that people never see. A submission that fills it is held for a person to read, not dropped. */
function trapIn(form: HTMLFormElement | null): Record<string, string> {
  const caught = form && new FormData(form).get(trapField.name);
  return typeof caught === 'string' && caught !== '' ? { [trapField.name]: caught } : {};
}

/** The remaining faults: the list shrinks while the person mends them, and goes with the last one. */
function problemOf<V extends Values, Field extends string>(
  kind: FormKind<V, Field>,
  { step, faults, values }: Submission<V, Field>,
): Problem | null {
  if (step.at !== 'refused') return null;
  const { problem } = step;
  const isMended = !problem.canRetry && problem.others.length + Object.keys(faults).length === 0;
  if (isMended) return null;
  return problem.checked ? { ...problem, detail: '', ...kind.words.incomplete(faults, values) } : problem;
}
