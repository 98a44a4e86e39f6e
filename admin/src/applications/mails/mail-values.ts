import { translate } from '../../messages/translate.ts';
import { momentOfLocalTime } from '../../values/times/days.ts';

export interface MailValues {
  subject: string;
  body: string;
  /** A time of the company's clock as a field has it; empty or absent for as soon as possible. */
  notBefore?: string;
}

/** The missing values of a mail by field; empty when it can be sent. */
export const mailFaults = ({ subject, body }: MailValues) => ({
  ...(!subject.trim() && { subject: translate('move.missing.subject') }),
  ...(!body.trim() && { body: translate('move.missing.body') }),
});

/** The mail as the API wants it, once `mailFaults` has found none. */
export const mailBody = ({ subject, body, notBefore }: MailValues) => {
  const moment = notBefore ? momentOfLocalTime(notBefore) : null;
  return { subject, body, ...(moment && { notBefore: moment }) };
};
