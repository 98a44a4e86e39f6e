import type { Schemas } from '@frontdoor/contract';
import type { Stage } from '../stages.ts';
import { momentOfLocalTime } from '../../values/times/days.ts';
import { translate } from '../../messages/translate.ts';

export interface MoveValues {
  stage: Stage | '';
  reason: string;
  note: string;
  /** `notBefore` is a time of the company's clock as a field has it; empty or absent for as soon as possible. */
  mail: { subject: string; body: string; notBefore?: string } | null;
}

export const nothingChosen: MoveValues = {
  stage: '',
  reason: '',
  note: '',
  mail: null,
};

/** The chosen stage, or nothing if another user has already moved the application to it. */
export const stageChosen = ({ stage }: MoveValues, from?: Stage): MoveValues['stage'] => (stage === from ? '' : stage);

/** The missing values by field; empty when the move can be sent. */
export const moveFaults = (values: MoveValues, from?: Stage): Record<string, string> => {
  const { reason, mail } = values;
  const stage = stageChosen(values, from);
  return {
    ...(!stage && { stage: translate('move.missing.stage') }),
    ...(stage === 'rejected' && !reason && { reason: translate('move.missing.reason') }),
    ...(mail && !mail.subject.trim() && { 'mail.subject': translate('move.missing.subject') }),
    ...(mail && !mail.body.trim() && { 'mail.body': translate('move.missing.body') }),
  };
};

const mailSources: Record<string, string> = {
  subject: 'mail.subject',
  body: 'mail.body',
  notBefore: 'mail.notBefore',
  mail: 'mail.body',
};

/** The form's field for a field name of the API. Faults in a filled mail carry the names of a separate mail. */
export const moveSource = (name: string): string => mailSources[name] ?? name;

/** The request body for the API, once `moveFaults` has found none; only a rejection has a reason. */
export const moveBody = ({ stage, reason, note, mail }: MoveValues): Schemas['MoveApplicationRequest'] => ({
  stage: stage as Stage,
  ...(stage === 'rejected' && { reason }),
  ...(note.trim() && { note: note.trim() }),
  ...(mail && { mail: mailBody(mail) }),
});

const mailBody = ({ subject, body, notBefore }: NonNullable<MoveValues['mail']>) => {
  const moment = notBefore ? momentOfLocalTime(notBefore) : null;
  return { subject, body, ...(moment && { notBefore: moment }) };
};
