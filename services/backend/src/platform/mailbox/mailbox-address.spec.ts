import { replyAddress, tokensIn } from './mailbox-address';

const id = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const messageId = `<${id}@plumbline.example>`;
const plus = { REPLY_MAILBOX: 'office@desk.example', REPLY_MAILBOX_PLUS: 'yes' } as const;

describe('The address that replies go to', () => {
  it('has the token of its mail where the mailbox takes such addresses, and gives it back in any case of letters', () => {
    const address = replyAddress('office@desk.example', messageId, plus);
    expect(address).toBe('office+0193a1b2c3d47e5f8a9b0c1d2e3f4a5b@desk.example');
    expect(tokensIn(['somebody@else.example', address], 'Office@Desk.example')).toEqual([id]);
  });

  it('is the mailbox alone where it takes none, where the token does not fit, and for a Message-ID of another kind', () => {
    expect(replyAddress('office@desk.example', messageId, { ...plus, REPLY_MAILBOX_PLUS: 'no' })).toBe(
      'office@desk.example',
    );
    const long = `${'x'.repeat(40)}@desk.example`;
    expect(replyAddress(long, messageId, plus)).toBe(long);
    expect(replyAddress('office@desk.example', '<1@p.example>', plus)).toBe('office@desk.example');
  });

  it.each([
    'office+0193a1b2c3d47e5f8a9b0c1d2e3f4a5b@evil.example',
    'other+0193a1b2c3d47e5f8a9b0c1d2e3f4a5b@desk.example',
    'office+1@desk.example',
  ])('is not %s', (address) => {
    expect(tokensIn([address], 'office@desk.example')).toEqual([]);
  });
});
