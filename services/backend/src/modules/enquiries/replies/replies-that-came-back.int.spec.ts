import { randomUUID } from 'node:crypto';
import { makeBounce } from '../../../../test/make-mail';
import { startDesk } from '../../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk({ UNDO_SECONDS: '30' });
});
afterAll(() => desk?.stop());

/** Somebody whom nothing reaches asks. Gives the enquiry with its date, and our replies as they leave, one after the other. */
async function ask(email: string) {
  const { id } = await desk.ask(email, { isAnswered: false });
  const dates = async () =>
    (
      await desk.api.sql('SELECT state, answer_from::text, answer_due_at::text FROM contact_messages WHERE id = $1', [
        id,
      ])
    )[0];
  const text = { subject: 'Re: yours', body: 'Which day?', close: false };
  let count = 0;
  return {
    id,
    dates,
    /** @returns the undo of the reply */
    reply: async (leaves = true): Promise<string> => {
      const { body } = await desk
        .call('post', `all-enquiries/${id}/replies`, { ...text, key: randomUUID() })
        .expect(200);
      if (leaves) await desk.sendHeld();
      if (leaves) await desk.settled();
      return body.undo.id;
    },
    /** The reply of this number comes back; the acknowledgement was the first mail. */
    comesBack: async (number: number): Promise<void> => {
      const mail = desk.mailsTo(email)[number];
      await desk.dovecot.deliver('office', makeBounce(mail!.messageId, email));
      await desk.joined(id, ++count);
    },
    done: async (): Promise<string> =>
      (await desk.call('put', `all-enquiries/${id}/state`, { state: 'closed' }).expect(200)).body.undo.id,
    takeBack: (undo: string) => desk.call('post', `undo/${undo}`).expect(200),
    stateOf: async (): Promise<string> => (await desk.enquiry(id)).state,
  };
}

describe('fault 704: an enquiry whose replies come back', () => {
  it.each([
    ['in their order', 1, 2],
    ['the newest first', 2, 1],
  ])('is open with its date once both have, %s', async (_order, first, second) => {
    const enquiry = await ask(`both.${first}@mail.example`);
    const before = await enquiry.dates();
    await enquiry.reply();
    await enquiry.reply();
    await enquiry.comesBack(first);
    // The other one may have arrived.
    expect(await enquiry.stateOf()).toBe('waiting');
    await enquiry.comesBack(second);
    expect(await enquiry.dates()).toEqual(before);
  });

  it('waits for its sender when one that goes out again has arrived, whatever came back before', async () => {
    const enquiry = await ask('again@mail.example');
    await enquiry.reply();
    await enquiry.reply();
    await enquiry.comesBack(1);
    await enquiry.comesBack(2);
    const [first] = (await desk.call('get', `all-enquiries/${enquiry.id}/replies`).expect(200)).body;
    await desk.call('post', `deliveries/${first.mail.id}/resend`, {}).expect(200);
    await desk.settled();
    expect(await enquiry.stateOf()).toBe('waiting');
  });

  it('stays open with its own date when somebody has opened it between two of them', async () => {
    const enquiry = await ask('between@mail.example');
    await enquiry.reply();
    await desk.call('put', `all-enquiries/${enquiry.id}/state`, { state: 'open' }).expect(200);
    const opened = await enquiry.dates();
    await enquiry.reply();
    await enquiry.comesBack(1);
    await enquiry.comesBack(2);
    expect(await enquiry.dates()).toEqual(opened);
  });

  it('is open when what was done with it since was taken back, before the reply came back or after', async () => {
    const enquiry = await ask('done@mail.example');
    const before = await enquiry.dates();
    await enquiry.reply();
    await enquiry.takeBack(await enquiry.done());
    expect(await enquiry.stateOf()).toBe('waiting');
    await enquiry.comesBack(1);
    expect(await enquiry.dates()).toEqual(before);
    await enquiry.reply();
    const undo = await enquiry.done();
    await enquiry.comesBack(2);
    expect(await enquiry.stateOf()).toBe('closed');
    const { version } = (await enquiry.takeBack(undo)).body.records[0];
    expect(await enquiry.dates()).toEqual(before);
    expect((await desk.enquiry(enquiry.id)).version).toBe(version);
  });

  it('is open when its second reply was taken back, before the first came back or after', async () => {
    const enquiry = await ask('second@mail.example');
    const before = await enquiry.dates();
    await enquiry.reply();
    await enquiry.takeBack(await enquiry.reply(false));
    expect(await enquiry.stateOf()).toBe('waiting');
    await enquiry.comesBack(1);
    expect(await enquiry.dates()).toEqual(before);
    await enquiry.reply();
    const undo = await enquiry.reply(false);
    await enquiry.comesBack(2);
    await enquiry.takeBack(undo);
    expect(await enquiry.dates()).toEqual(before);
  });
});
