import { configFor } from '../../../../test/config-for';
import { replyTo, toInbox } from './reply-to.use-case';

const kinds = ['application', 'contact-message'] as const;
const inboxes = ['hr@plumbline.example', 'hello@plumbline.example'];

describe('Where answers go', () => {
  it('is the mailbox that is read for those whom we write to, and the inbox for colleagues', () => {
    const config = configFor({ REPLY_MAILBOX: 'office@desk.example' });
    expect(kinds.map((kind) => replyTo(config, kind, 'Plumbline').address)).toEqual(
      Array(2).fill('office@desk.example'),
    );
    expect(kinds.map((kind) => toInbox(config, kind, 'Plumbline').address)).toEqual(inboxes);
  });

  it('is the inbox for both without a mailbox', () => {
    const config = configFor({});
    expect(kinds.map((kind) => replyTo(config, kind, 'Plumbline').address)).toEqual(inboxes);
  });
});
