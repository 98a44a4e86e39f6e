import type { Stage } from './stages.ts';

export interface MoveValues {
  stage: Stage | '';
  reason: string;
  note: string;
  mail: { subject: string; body: string } | null;
}

export const nothingChosen: MoveValues = {
  stage: '',
  reason: '',
  note: '',
  mail: null,
};

/** What is missing, by field; empty when the move can be sent. */
export const moveFaults = ({ stage, reason, mail }: MoveValues): Record<string, string> => ({
  ...(!stage && { stage: 'Choose a stage.' }),
  ...(stage === 'rejected' && !reason && { reason: 'Choose a reason.' }),
  ...(mail && !mail.subject.trim() && { subject: 'Enter a subject.' }),
  ...(mail && !mail.body.trim() && { body: 'Enter a text.' }),
});

/** Of the faults that were told, those that are still there. */
export const faultsLeft = (told: Record<string, string>, values: MoveValues): Record<string, string> => {
  const now = moveFaults(values);
  return Object.fromEntries(Object.entries(told).filter(([field]) => field in now));
};

/** As the API takes it: a reason goes with a rejection only. */
export const moveBody = ({ stage, reason, note, mail }: MoveValues): object => ({
  stage,
  ...(stage === 'rejected' && { reason }),
  ...(note.trim() && { note: note.trim() }),
  ...(mail && { mail }),
});
