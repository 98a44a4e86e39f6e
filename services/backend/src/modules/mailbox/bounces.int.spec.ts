import { eventually } from '../../../test/eventually';
import { makeBounce, makeMail } from '../../../test/make-mail';
import { startDovecot } from '../../../test/start-dovecot';
import { startReplies } from '../../../test/start-replies';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
let [here, there]: Awaited<ReturnType<typeof startReplies>>[] = [];
beforeAll(async () => {
  dovecot = await startDovecot();
  here = await startReplies(dovecot, 'here');
  // Two installations with the same sender count as one: its own mails come back as copies, and are left alone.
  there = await startReplies(dovecot, 'there', { MAIL_FROM: 'There <hello@there.example>' });
});
afterAll(async () => {
  await here?.stop();
  await there?.stop();
  await dovecot?.stop();
});

const mailOf = async (id: string) =>
  (await here!.call('get', `all-enquiries/${id}/replies`).expect(200)).body.at(-1).mail;

/** Of one of our mails as a mail server gives it back that has changed its Message-ID. */
const headOf = ({ headers }: { headers: { key: string; value: string }[] }): Record<string, string> => {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  return { type: 'message/rfc822', To: value('to'), 'Reply-To': value('reply-to'), References: value('references') };
};
/** The plus sign and what stands behind it in the Reply-To of a mail, where the mailbox takes such addresses. */
const tokenOf = ({ messageId }: { messageId?: string | undefined }) =>
  `+${messageId!.slice(1, 37).replaceAll('-', '')}@`;

describe('What programs send to the mailbox', () => {
  it('a mail that came back has failed, with the reason, and is no answer', async () => {
    const { id, mails } = await here!.ask('gone@mail.example');
    const before = await here!.enquiry(id);
    expect(before.state).toBe('waiting');
    await dovecot.deliver('here', makeBounce(mails.at(-1)!.messageId, 'gone@mail.example'));
    expect(await here!.joined(id)).toMatchObject([
      { kind: 'bounce', reason: expect.stringContaining('no such user here') },
    ]);
    expect(await mailOf(id)).toMatchObject({ state: 'failed', answer: expect.stringContaining('no such user here') });
    expect(await here!.enquiry(id)).toMatchObject({ state: 'open', answerDueAt: expect.any(String) });
    await here!.settled();
    expect(here!.mailsTo('hello@plumbline.example').filter(({ subject }) => subject!.startsWith('Answer'))).toEqual([]);
  });

  it.each(['no', 'yes'] as const)(
    'fault 664: a mail that came back under a Message-ID of the mail server has failed, with a token in its Reply-To or without: %s',
    async (plus) => {
      const { id, mails } = await here!.ask(`renamed.${plus}@mail.example`);
      const head = headOf(mails.at(-1)!);
      // Each of the two is enough by itself.
      if (plus === 'yes')
        Object.assign(head, { References: '', 'Reply-To': head['Reply-To']!.replace('@', tokenOf(mails.at(-1)!)) });
      await dovecot.deliver(
        'here',
        makeBounce('<0102-3-000000@relay.example>', `renamed.${plus}@mail.example`, 'failed', head),
      );
      expect(await here!.joined(id)).toMatchObject([{ kind: 'bounce' }]);
      expect(await mailOf(id)).toMatchObject({ state: 'failed' });
      expect(await here!.enquiry(id)).toMatchObject({ state: 'open' });
    },
  );

  it.each(['with', 'without'])(
    'fault 664: a bounce of what a colleague has written by hand in the conversation is none of our mail: returned %s its Message-ID',
    async (which) => {
      const { id, mails } = await here!.ask(`continued.${which}@mail.example`);
      const ours = mails.at(-1)!.messageId!;
      const own = '<by-hand@pc.example>';
      const head = { References: ours, To: 'misspelt@mail.example', ...(which === 'without' && { 'Message-ID': '' }) };
      const report = makeBounce(own, 'misspelt@mail.example', 'failed', head);
      // As Exim writes it, with what the returned mail has as its own.
      await dovecot.deliver('here', report.replace('\r\n', `\r\nReferences: ${ours} ${own}\r\n`));
      await dovecot.deliver('here', makeMail({ From: `continued.${which}@mail.example`, 'In-Reply-To': ours }));
      expect(await here!.joined(id)).toMatchObject([{ kind: 'reply' }]);
      expect(await mailOf(id)).toMatchObject({ state: 'sent' });
    },
  );

  it('a bounce without the head of our mail belongs to the mail that it answers', async () => {
    const { id, mails } = await here!.ask('headless@mail.example');
    const report = makeBounce('', 'headless@mail.example');
    const answers = `\r\nIn-Reply-To: ${mails.at(-1)!.messageId}\r\n`;
    await dovecot.deliver('here', report.replace('\r\n', answers));
    expect(await here!.joined(id)).toMatchObject([{ kind: 'bounce' }]);
    expect(await mailOf(id)).toMatchObject({ state: 'failed' });
  });

  it('a delay and a bounce of a mail that is not ours change nothing', async () => {
    const { id, mails } = await here!.ask('slow@mail.example');
    await dovecot.deliver('here', makeBounce(mails.at(-1)!.messageId, 'slow@mail.example', 'delayed'));
    await dovecot.deliver('here', makeBounce('<somebody@else.example>', 'slow@mail.example'));
    await dovecot.deliver('here', makeMail({ From: 'slow@mail.example', 'In-Reply-To': mails.at(-1)!.messageId }));
    expect(await here!.joined(id)).toMatchObject([{ kind: 'reply' }]);
    expect(await mailOf(id)).toMatchObject({ state: 'sent' });
  });

  it('an absence notice is shown, neither opens the enquiry nor tells anybody', async () => {
    const { id, mails } = await here!.ask('away@mail.example');
    const about = { From: 'away@mail.example', 'In-Reply-To': mails.at(-1)!.messageId };
    await dovecot.deliver('here', makeMail({ ...about, 'Auto-Submitted': 'auto-replied' }, 'I am away until Monday.'));
    expect(await here!.joined(id)).toMatchObject([{ kind: 'automatic', text: 'I am away until Monday.' }]);
    expect(await here!.enquiry(id)).toMatchObject({ state: 'waiting' });
    expect(
      await here!.api.sql(`SELECT FROM outbox WHERE event = 'mail.received' AND subject_id IN
      (SELECT id FROM received_mails WHERE kind = 'automatic')`),
    ).toEqual([]);
  });
});

/** A mail as it comes into the mailbox of its recipient. */
const asMail = (
  { headers, text }: { headers: { key: string; value: string }[]; text?: string | undefined },
  address: string,
  more: Record<string, string> = {},
) => {
  const kept = headers.filter(({ key }) => !/^(?:content|mime|to$)/.test(key)).map(({ key, value }) => [key, value]);
  const own = { From: null, Subject: null, Date: null, 'Message-ID': null };
  return makeMail({ ...own, To: address, ...Object.fromEntries(kept), ...more }, text ?? '');
};

describe('Two installations', () => {
  it('that acknowledge each other’s forms and read each other’s mails write three mails', async () => {
    const [toThere, toHere] = [here!.mailsTo('there@desk.example'), there!.mailsTo('here@desk.example')];
    expect([toThere, toHere]).toEqual([[], []]);
    /** As mail servers do: what leaves the one comes into the mailbox of the other. */
    const carry = async () => {
      for (const [from, to, address] of [
        [here!, 'there', 'there@desk.example'],
        [there!, 'here', 'here@desk.example'],
      ] as const)
        for (const mail of from.mailsTo(address).slice(carried[to]))
          await dovecot.deliver(to, asMail(mail, address)).then(() => (carried[to] += 1));
    };
    const carried = { here: 0, there: 0 };
    const mine = await here!.ask('there@desk.example');
    await carry();
    const theirs = await there!.ask('here@desk.example', { isAnswered: false });
    await carry();
    // Something that both take shows that all before it is done.
    const marker = await here!.ask('marker@mail.example');
    await dovecot.deliver(
      'here',
      makeMail({ From: 'marker@mail.example', 'In-Reply-To': marker.mails.at(-1)!.messageId }),
    );
    await here!.joined(marker.id);
    await eventually(async () => carried.here + carried.there > 0, 'a mail that was carried');
    await Promise.all([here!.settled(), there!.settled()]);
    await carry();
    const between = here!.mailsTo('there@desk.example').length + there!.mailsTo('here@desk.example').length;
    expect(between).toBeLessThanOrEqual(3);
    expect([await here!.received(mine.id), await there!.received(theirs.id)]).toEqual([[], []]);
  });

  it('of which one acknowledges the reply of the other write no more: it is shown as automatic, and the enquiry stays as it was', async () => {
    const mine = await here!.ask('there@desk.example');
    await there!.ask('here@desk.example', { isAnswered: false });
    await Promise.all([here!.settled(), there!.settled()]);
    const written = () => [here!, there!].map(({ api }) => api.sql('SELECT id FROM deliveries ORDER BY id'));
    const before = await Promise.all(written());
    const reply = mine.mails.at(-1)!;
    const acknowledgement = there!.mailsTo('here@desk.example').at(-1)!;
    expect(acknowledgement.from?.address).toBe('hello@there.example');
    await dovecot.deliver('here', asMail(acknowledgement, 'here@desk.example', { 'in-reply-to': reply.messageId! }));
    expect(await here!.joined(mine.id)).toMatchObject([{ kind: 'automatic', senderEmail: 'hello@there.example' }]);
    await Promise.all([here!.settled(), there!.settled()]);
    expect(await Promise.all(written())).toEqual(before);
    expect(await here!.enquiry(mine.id)).toMatchObject({ state: 'waiting' });
  });
});
