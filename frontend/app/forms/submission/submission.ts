import type { KeptReceipt } from '../answers/receipts.ts';
import type { Draft, Values } from '../draft/draft.ts';
import type { Faults } from '../sending/outcome.ts';
import { keyAfterEdit, settle, type SubmissionKey } from '../sending/submission-key.ts';
import type { OnTheWay } from '../sending/use-sending.ts';
import { isBusy, stepAfter, type Step } from './step.ts';

/** `fresh`: it has just come and must be read; otherwise it was brought back after a reload. */
export type Receipt = { sent: KeptReceipt; fresh: boolean };

/** Everything about one submission, from the first letter to the receipt. */
export type Submission<V extends Values, Field extends string> = {
  step: Step;
  values: V;
  /** Undefined until the browser's database has been asked. */
  file: File | null | undefined;
  /** The chosen file could not be kept: it will be gone after a reload. */
  fileUnkept: boolean;
  /** The name of the file of an earlier visit that was not there any more; an empty text where none is missed. */
  fileLost: string;
  /** Null until the page has come alive. */
  key: SubmissionKey | null;
  /** In milliseconds since 1970. */
  changed: number;
  /** Something was brought back from an earlier visit. */
  restored: boolean;
  /** Values of another form of this kind stand in this one. */
  carried: boolean;
  faults: Faults<Field>;
  /** The faults of the chosen file itself. They stay until another one is chosen. */
  fileFaults: Faults<Field>;
  /** Of the last form that arrived. It may be read while the next one is filled in. */
  receipt: Receipt | null;
  /** The number of problems shown so far: it distinguishes one from the next, even in the same words. */
  problemCount: number;
};

export type Refusal<Field extends string> = {
  title: string;
  detail: string;
  others?: readonly string[];
  checked?: boolean;
  faults: Faults<Field>;
};
/** An event that may need a new key brings one, because the reducer must stay pure. */
type Spare = { spare: SubmissionKey };

export type SubmissionEvent<V extends Values, Field extends string> =
  | ({ type: 'found'; draft: Draft<V> | null; worthAWord: boolean; early: Partial<V>; now: number } & Spare)
  | { type: 'carried'; values: Partial<V> }
  /** `lost`: the name of the file that was looked for in vain. */
  | { type: 'file found'; file: File | null; restored: boolean; lost?: string }
  | { type: 'file not kept'; file: File }
  | { type: 'receipt found'; receipt: Receipt }
  | ({ type: 'edited'; changes: Partial<V>; now: number } & Spare)
  | ({ type: 'file chosen'; field: Field; file: File | null; fault: string | null; now: number } & Spare)
  | ({ type: 'cleared'; empty: V } & Spare)
  | { type: 'submitted' }
  | { type: 'passed' }
  | OnTheWay
  | { type: 'cancelled' }
  /** `changes`: the values that the refusal itself resets. */
  | ({ type: 'refused'; key: 'keep' | 'settled' | 'renew'; changes?: Partial<V> | undefined } & Refusal<Field> & Spare)
  | ({ type: 'accepted'; sent: KeptReceipt; empty: V } & Spare)
  | { type: 'receipt put away' };

export const startWith = <V extends Values, Field extends string>(
  empty: V,
  hasFile: boolean,
): Submission<V, Field> => ({
  step: { at: 'idle' },
  values: empty,
  file: hasFile ? undefined : null,
  fileUnkept: false,
  fileLost: '',
  key: null,
  changed: 0,
  restored: false,
  carried: false,
  faults: {},
  fileFaults: {},
  receipt: null,
  problemCount: 0,
});

type Of<E, T> = Extract<E, { type: T }>;

export function submissionAfter<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  event: SubmissionEvent<V, Field>,
): Submission<V, Field> {
  switch (event.type) {
    case 'found':
      return afterDraftFound(now, event);
    case 'carried':
      return carried(now, event.values);
    case 'file found':
      // A file that was chosen meanwhile is newer.
      if (now.file !== undefined) return now;
      return foundFile(now, event);
    case 'file not kept':
      // Another one may have been chosen meanwhile.
      return now.file === event.file ? { ...now, fileUnkept: true } : now;
    case 'receipt found':
      return now.receipt && !event.receipt.fresh ? now : { ...now, receipt: event.receipt };
    case 'edited': {
      const { changes } = event;
      return { ...touched(now, event), values: { ...now.values, ...changes }, faults: without(now.faults, changes) };
    }
    case 'file chosen':
      return fileChosen(now, event);
    case 'cleared':
      return emptied(now, event, { at: 'idle' });
    case 'refused':
      return refused(now, event);
    case 'accepted':
      return { ...emptied(now, event, { at: 'sent' }), receipt: { sent: event.sent, fresh: true } };
    case 'receipt put away':
      return { ...now, receipt: null };
    default:
      return sendingAfter(now, event);
  }
}

type SendingEvent = OnTheWay | { type: 'submitted' | 'passed' | 'cancelled' };

/** From the button to the answer. */
function sendingAfter<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  event: SendingEvent,
): Submission<V, Field> {
  switch (event.type) {
    case 'submitted':
      return isBusy(now.step) || !now.key ? now : { ...now, step: { at: 'checking' } };
    case 'passed':
      return now.step.at === 'checking' ? { ...now, step: { at: 'sending', percent: 0 }, faults: {} } : now;
    case 'cancelled':
      return isBusy(now.step) ? { ...now, step: { at: 'idle' } } : now;
    default:
      return { ...now, step: stepAfter(now.step, event) };
  }
}

/** Values typed before the page came alive are newer than the draft. */
function afterDraftFound<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  { draft, worthAWord, early, now: time, spare }: Of<SubmissionEvent<V, Field>, 'found'>,
): Submission<V, Field> {
  const values = { ...now.values, ...draft?.values, ...early };
  return { ...now, values, key: draft?.key ?? spare, changed: draft?.changed ?? time, restored: worthAWord };
}

function foundFile<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  { file, restored, lost = '' }: Of<SubmissionEvent<V, Field>, 'file found'>,
): Submission<V, Field> {
  return { ...now, file, fileLost: lost, restored: now.restored || restored || lost !== '' };
}

/** The values of another form, where none of them was entered in this one. What they say of a draft, too, that began with them. */
function carried<V extends Values, Field extends string>(now: Submission<V, Field>, values: Partial<V>) {
  const names = Object.keys(values);
  const isSame = names.every((name) => now.values[name] === values[name]);
  const isFree = names.every((name) => now.values[name] === '');
  return isSame || isFree ? { ...now, values: { ...now.values, ...values }, carried: !now.restored } : now;
}

function fileChosen<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  event: Of<SubmissionEvent<V, Field>, 'file chosen'>,
): Submission<V, Field> {
  const { field, file, fault } = event;
  const fileFaults = fault === null ? {} : ({ [field]: fault } as Faults<Field>);
  return {
    ...touched(now, event),
    file,
    fileUnkept: false,
    fileLost: '',
    fileFaults,
    faults: { ...without(now.faults, { [field]: null }), ...fileFaults },
  };
}

function refused<V extends Values, Field extends string>(
  now: Submission<V, Field>,
  event: Of<SubmissionEvent<V, Field>, 'refused'>,
): Submission<V, Field> {
  const { title, detail, others = [], checked = false, faults, changes, spare } = event;
  const canRetry = Object.keys(faults).length + others.length === 0;
  const key = keyAfterRefusal(now.key, event);
  return {
    ...now,
    step: { at: 'refused', problem: { title, detail, others, canRetry, checked } },
    values: { ...now.values, ...changes },
    key: changes && key ? keyAfterEdit(key, spare) : key,
    faults,
    problemCount: now.problemCount + 1,
  };
}

function keyAfterRefusal(current: SubmissionKey | null, { key, spare }: { key: 'keep' | 'settled' | 'renew' } & Spare) {
  if (key === 'renew') return spare;
  return key === 'settled' && current ? settle(current) : current;
}

const touched = <V extends Values, Field extends string>(
  submission: Submission<V, Field>,
  { now, spare }: { now: number } & Spare,
): Submission<V, Field> => ({
  ...submission,
  step: submission.step.at === 'sent' ? { at: 'idle' } : submission.step,
  key: submission.key && keyAfterEdit(submission.key, spare),
  changed: now,
});

const emptied = <V extends Values, Field extends string>(
  now: Submission<V, Field>,
  { empty, spare }: { empty: V } & Spare,
  step: Step,
): Submission<V, Field> => ({
  ...now,
  step,
  values: empty,
  file: null,
  fileUnkept: false,
  fileLost: '',
  key: spare,
  restored: false,
  carried: false,
  faults: {},
  fileFaults: {},
});

const without = <Field extends string>(faults: Faults<Field>, changes: object): Faults<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in changes))) as Faults<Field>;
