import type { Schemas } from '@frontdoor/contract';
import type { Stage } from '../stages.ts';
import { mailBody, mailFaults, type MailValues } from '../mails/mail-values.ts';
import { translate } from '../../messages/translate.ts';

export interface MoveValues {
  stage: Stage | '';
  reason: string;
  note: string;
  mail: MailValues | null;
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
    ...(mail && Object.fromEntries(Object.entries(mailFaults(mail)).map(([name, fault]) => [moveSource(name), fault]))),
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
