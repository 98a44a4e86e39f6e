import { forms } from '@frontdoor/contract';
import type { FormKind } from '../forms/submission/form-kind.ts';
import { attention } from '../forms/words.ts';
import { faultsIn } from './checks.ts';
import { clearResume, readResume, writeResume } from './draft/draft-file.ts';
import { forgetPerson, keepPerson, readPerson, watchPerson } from './draft/person.ts';
import { draftSlot, unsentApplications } from './draft/unsent-application.ts';
import { subjectOf, type Link } from './link.ts';
import { failedFields, submitted, wentWrong } from './sent/failed-words.ts';
import { pagesOf } from './sent/pages-of.ts';
import { faultOfResume } from './fields/resume-checks.ts';
import { bodyOf, emptyValues, isField, wasTyped, type Field, type Values } from './values.ts';

/** Of the form without a link. */
export const generalName = 'application';

/** The form for the post or position of a link. `arrived`: the link was followed just now. */
export function applicationKind(link: Link, arrived: boolean): FormKind<Values, Field> {
  const subject = subjectOf(link);
  const slot = draftSlot(subject);
  return {
    name: subject === '' ? generalName : `${generalName}:${subject}`,
    path: forms.application.path,
    empty: emptyValues,
    draft: { store: unsentApplications, slot, wasTyped },
    file: {
      read: () => readResume(slot),
      // A file that cannot be sent is shown with its fault, and not kept.
      keep: (file) =>
        file && faultOfResume(file) === null ? writeResume(slot, file) : clearResume(slot).then(() => true),
    },
    carried: { read: () => readPerson(slot), keep: keepPerson, forget: forgetPerson, watch: watchPerson },
    receipt: {
      about: async ({ apply, job_post, email }, file) => ({
        title: apply,
        subject: job_post,
        email: email.trim(),
        file: file && { name: file.name, size: file.size, pages: await pagesOf(file) },
      }),
      // The position may have been changed in the form of a post: then that post has had no application yet.
      isShown: ({ subject: sentFor }) => !arrived || sentFor === link.post,
    },
    isField,
    check: faultsIn,
    body: bodyOf,
    words: {
      thanks: () => submitted,
      incomplete: (faults) => ({ title: attention(Object.keys(faults).length) }),
      failed: () => wentWrong,
      refused: failedFields,
    },
    // Sent again it would be filed for the position without the post; somebody has to choose that.
    undoneBy: ({ errors }) => (errors['job_post'] ? { job_post: '', apply: '' } : undefined),
  };
}
