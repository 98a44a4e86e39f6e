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

/** The stage to go to; it cannot be the one that it is in, where somebody else may have moved it since. */
export const stageChosen = ({ stage }: MoveValues, from?: Stage): MoveValues['stage'] => (stage === from ? '' : stage);

/** What is missing, by field; empty when the move can be sent. */
export const moveFaults = (values: MoveValues, from?: Stage): Record<string, string> => {
  const { reason, mail } = values;
  const stage = stageChosen(values, from);
  return {
    ...(!stage && { stage: 'Choose a stage.' }),
    ...(stage === 'rejected' && !reason && { reason: 'Choose a reason.' }),
    ...(mail && !mail.subject.trim() && { 'mail.subject': 'Enter a subject.' }),
    ...(mail && !mail.body.trim() && { 'mail.body': 'Enter a text.' }),
  };
};

const mailSources: Record<string, string> = { subject: 'mail.subject', body: 'mail.body', mail: 'mail.body' };

/** The field of what the API names: a filled mail it speaks of as a mail of its own. */
export const moveSource = (name: string): string => mailSources[name] ?? name;

/** As the API takes it: a reason goes with a rejection only. */
export const moveBody = ({ stage, reason, note, mail }: MoveValues): object => ({
  stage,
  ...(stage === 'rejected' && { reason }),
  ...(note.trim() && { note: note.trim() }),
  ...(mail && { mail }),
});
