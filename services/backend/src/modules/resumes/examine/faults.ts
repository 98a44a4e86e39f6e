import type { ChildFailed } from '../../../platform/child/run-in-child';

type Fault = ChildFailed['reason'];

/** Why a file has no text or no pictures, in a sentence for HR. */
export const faultNotes: Record<Fault, string> = {
  time: 'Reading the file took too long.',
  memory: 'Reading the file took too much memory.',
  output: 'The file is too large inside.',
  crash: 'The file could not be read.',
};

/** What that says about the file. */
export const faultFlags: Record<Fault, string> = {
  time: 'Could not be examined to the end: it took too long.',
  memory: 'Could not be examined to the end: it took too much memory.',
  output: 'Could not be examined to the end: it is too large inside.',
  crash: 'Could not be examined to the end: it broke the reader.',
};
