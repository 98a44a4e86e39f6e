import { configFor } from '../../../test/config-for';
import { ConfigError } from '../../platform/config/load-config';
import { submissionKinds } from '../submissions/kinds.facts';
import { acknowledges, assertAcknowledgedKinds, findRecipients } from './find-recipients.use-case';

const addresses = { HR_MAIL_TO: 'HR <hr@company.example>', ENQUIRIES_MAIL_TO: 'hello@company.example' };
const settings = (ACKNOWLEDGE: string) =>
  configFor({ DATABASE_URL: 'postgres://x:y@localhost/z', ...addresses, ACKNOWLEDGE });
const none = new Set<string>();
const notice = (to: string) => ({ to, purpose: 'notice' });
const toSender = { to: 'asha@mail.example', purpose: 'acknowledgement' };

describe('Who gets a mail about a submission', () => {
  it('is HR or the inbox, and the sender', () => {
    const all = settings('application,contact-message');
    expect(findRecipients(all, 'application', 'asha@mail.example', none)).toEqual([
      notice('hr@company.example'),
      toSender,
    ]);
    expect(findRecipients(all, 'contact-message', 'asha@mail.example', none)).toEqual([
      notice('hello@company.example'),
      toSender,
    ]);
  });

  it('is not the sender where acknowledgements of the kind are switched off', () => {
    expect(findRecipients(settings('none'), 'application', 'asha@mail.example', none)).toEqual([
      notice('hr@company.example'),
    ]);
    expect(findRecipients(settings('application'), 'consultation', 'a@mail.example', none)).toEqual([
      notice('hello@company.example'),
    ]);
  });
});

const acknowledged = (given: Record<string, string>) =>
  submissionKinds.filter((kind) => acknowledges(configFor(given), kind));

describe('ACKNOWLEDGE', () => {
  it('names who is acknowledged: everybody unless told otherwise', () => {
    expect(acknowledged({})).toEqual(submissionKinds);
    expect(acknowledged({ ACKNOWLEDGE: 'application, contact-message' })).toEqual(['application', 'contact-message']);
    expect(acknowledged({ ACKNOWLEDGE: 'none' })).toEqual([]);
  });

  it.each(['', 'none', submissionKinds.join(',')])('may be "%s"', (ACKNOWLEDGE) => {
    expect(() => assertAcknowledgedKinds(configFor({ ACKNOWLEDGE }))).not.toThrow();
  });

  it.each(['all', 'application,', 'application;consultation'])('stops the start when it is "%s"', (ACKNOWLEDGE) => {
    const start = () => assertAcknowledgedKinds(configFor({ ACKNOWLEDGE }));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/ACKNOWLEDGE must be none or a list of application, consultation, /);
  });
});
