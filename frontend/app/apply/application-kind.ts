import { forms } from '@frontdoor/contract';
import type { FormKind } from '../forms/submission/form-kind.ts';
import { attention } from '../forms/words.ts';
import { faultsIn } from './checks.ts';
import { clearResume, readResume, writeResume } from './draft/draft-file.ts';
import { unsentApplications, unsentSlot } from './draft/unsent-application.ts';
import { failedFields, submitted, wentWrong } from './sent/failed-words.ts';
import { faultOfResume } from './fields/resume-checks.ts';
import { bodyOf, emptyValues, isField, wasTyped, type Field, type Values } from './values.ts';

export const applicationKind: FormKind<Values, Field> = {
  name: 'application',
  path: forms.application.path,
  empty: emptyValues,
  draft: { store: unsentApplications, slot: unsentSlot, wasTyped },
  file: {
    read: readResume,
    // A file that cannot be sent is shown with its fault, and not kept.
    keep: (file) => void (file && faultOfResume(file) === null ? writeResume(file) : clearResume()),
  },
  isField,
  check: faultsIn,
  body: bodyOf,
  words: {
    thanks: () => submitted,
    incomplete: (found) => ({ title: attention(Object.keys(found).length) }),
    failed: () => wentWrong,
    refused: failedFields,
  },
  undoneBy: ({ errors }) => (errors['job_post'] ? { job_post: '' } : undefined),
};
