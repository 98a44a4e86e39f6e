import { configFor } from '../../../test/config-for';
import { findRecipients } from './find-recipients.use-case';

const addresses = { HR_MAIL_TO: 'HR <hr@company.example>', ENQUIRIES_MAIL_TO: 'hello@company.example' };
const settings = (ACKNOWLEDGE: string) =>
  configFor({ DATABASE_URL: 'postgres://x:y@localhost/z', ...addresses, ACKNOWLEDGE });
const notice = (to: string) => ({ to, purpose: 'notice' });
const toSender = { to: 'asha@mail.example', purpose: 'acknowledgement' };

describe('Who gets a mail about a submission', () => {
  it('is HR or the inbox, and the sender', () => {
    const all = settings('application,contact-message');
    expect(findRecipients(all, 'application', 'asha@mail.example')).toEqual([notice('hr@company.example'), toSender]);
    expect(findRecipients(all, 'contact-message', 'asha@mail.example')).toEqual([
      notice('hello@company.example'),
      toSender,
    ]);
  });

  it('is not the sender where acknowledgements of the kind are switched off', () => {
    expect(findRecipients(settings('none'), 'application', 'asha@mail.example')).toEqual([
      notice('hr@company.example'),
    ]);
    expect(findRecipients(settings('application'), 'consultation', 'a@mail.example')).toEqual([
      notice('hello@company.example'),
    ]);
  });
});
