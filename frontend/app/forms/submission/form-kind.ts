import type { TextStore, Values } from '../draft/draft.ts';
import type { About } from '../answers/receipts.ts';
import type { Faults, Outcome } from '../sending/outcome.ts';

type Failed = Extract<Outcome, { kind: 'failed' }>;

/** The part of a submission that differs between the four forms. */
export type FormKind<V extends Values, Field extends string> = {
  /** Its receipt is kept under this name. */
  name: string;
  path: string;
  empty: V;
  draft: {
    store: TextStore;
    slot: string;
    /** Whether a draft with these values is worth a word to the person who was offered the carried ones. */
    wasTyped: (values: V, carried?: Partial<V>) => boolean;
  };
  /** Where the file of its draft is kept. `keep` resolves with false where that fails; it leaves out one that cannot be sent. */
  file?: { read: () => Promise<File | null>; keep: (file: File | null) => Promise<boolean> };
  /** The values with which a form begins that has no draft: those of another form of the kind, in any tab of the browser. */
  carried?: {
    read: () => Partial<V> | null;
    keep: (values: V) => void;
    forget: () => void;
    watch: (hear: () => void) => () => void;
  };
  /** What a receipt is about, and whether a kept one is shown in place of a new form. */
  receipt?: { about: (values: V, file: File | null) => Promise<About>; isShown: (about: About) => boolean };
  isField: (name: string) => name is Field;
  check: (values: V, file: File | null) => Faults<Field>;
  /** Makes the body: the form's content, and the fields `beside` that the way of sending adds. */
  body: (values: V, beside: Record<string, string>, file: File | null) => FormData | string;
  words: {
    thanks: (message: string) => string;
    incomplete: (faults: Faults<Field>, values: V) => { title: string; detail?: string };
    failed: (message: string | null) => string;
    /** Where the form has words of its own about a field. */
    refused?: (outcome: Failed) => Faults<Field>;
  };
  /** The values that a refusal resets. */
  undoneBy?: (outcome: Failed) => Partial<V> | undefined;
};
