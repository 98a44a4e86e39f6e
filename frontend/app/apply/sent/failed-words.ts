import { forms } from '@frontdoor/contract';
import type { Outcome } from '../../forms/sending/outcome.ts';
import { mustAgree } from '../checks.ts';
import { readableLimit } from '../fields/resume-checks.ts';
import type { Faults } from '../values.ts';

export const submitted = forms.application.thanks;
export const wentWrong = 'Something went wrong. Please try again.';

const postRefused = 'This vacancy is not open any more. Choose a position and send again.';

/** Whether these are the faults of an application whose post was closed before it arrived. */
export const isPostRefused = ({ apply }: Faults) => apply === postRefused;

type Failed = Pick<Extract<Outcome, { kind: 'failed' }>, 'status' | 'errors'>;

/** The faults of the fields after a refusal, in this form's words. A closed vacancy is a fault of the position. */
export function failedFields({ status, errors }: Failed): Faults {
  if (status === 413) return { resume: `This file is too large; at most ${readableLimit} can be sent.` };
  // The server names what a file is and the way out; a gateway on the way says nothing.
  if (status === 415 && !errors['resume'])
    return { resume: 'This file is not a PDF or Word document. Choose another one.' };
  return {
    ...(errors['agree'] && { agree: mustAgree }),
    ...(errors['job_post'] && { apply: postRefused }),
  };
}
