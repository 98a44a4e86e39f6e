import { configFor } from '../../../test/config-for';
import { FindRecipients } from './find-recipients.use-case';

const addresses = { HR_MAIL_TO: 'HR <hr@company.example>', ENQUIRIES_MAIL_TO: 'hello@company.example' };
const find = (ACKNOWLEDGE: string) =>
  new FindRecipients(configFor({ DATABASE_URL: 'postgres://x:y@localhost/z', ...addresses, ACKNOWLEDGE }));
const notice = (to: string) => ({ to, purpose: 'notice' });
const toSender = { to: 'asha@mail.example', purpose: 'acknowledgement' };

describe('Who gets a mail about a submission', () => {
  it('is HR or the inbox, and the sender', () => {
    const all = find('application,contact-message');
    expect(all.find('application', 'asha@mail.example')).toEqual([notice('hr@company.example'), toSender]);
    expect(all.find('contact-message', 'asha@mail.example')).toEqual([notice('hello@company.example'), toSender]);
  });

  it('is not the sender where acknowledgements of the kind are switched off', () => {
    expect(find('none').find('application', 'asha@mail.example')).toEqual([notice('hr@company.example')]);
    expect(find('application').find('consultation', 'a@mail.example')).toEqual([notice('hello@company.example')]);
  });
});
