import { Readable } from 'node:stream';
import { assertGoodPassword, parseStaffCommand, readFirstLine, StaffCommandError } from './staff-command';

const good = { ROLE: 'hr', NAME: ' Meera Nair ', EMAIL: 'Meera.Nair@Plumbline.example' };

describe('The command that adds staff', () => {
  it('reads who it is from the environment', () => {
    const person = { role: 'hr', name: 'Meera Nair', email: 'meera.nair@plumbline.example' };
    expect(parseStaffCommand(good, 'production')).toEqual({ ...person, passwordFromInput: false });
    expect(parseStaffCommand({ ...good, PASSWORD: '-' }, 'production')).toEqual({ ...person, passwordFromInput: true });
  });

  it('names every mistake', () => {
    const wrong = { ROLE: 'boss', NAME: ' ', EMAIL: 'nobody', PASSWORD: 'in the open' };
    const text = /ROLE must be general or hr\nNAME is empty\nEMAIL must be an e-mail address\nPASSWORD takes only "-"/;
    expect(() => parseStaffCommand(wrong, 'test')).toThrow(text);
    expect(() => parseStaffCommand({}, 'test')).toThrow(
      /ROLE must be general or hr\nNAME is not set\nEMAIL is not set/,
    );
  });

  it('never repeats a password that was given the wrong way', () => {
    const environment = { ...good, PASSWORD: 'in the open' };
    expect(() => parseStaffCommand(environment, 'test')).toThrow(/^(?!.*in the open)PASSWORD/);
  });

  it('makes demo accounts outside production only', () => {
    expect(() => parseStaffCommand({ ...good, DEMO: '1' }, 'production')).toThrow('DEMO=1 is refused in production');
    expect(() => parseStaffCommand({ ...good, DEMO: '1' }, 'development')).not.toThrow();
  });

  it('takes the first line of its input as the password', async () => {
    await expect(readFirstLine(Readable.from(['tram violet', ' gravel\r\nmore']))).resolves.toBe('tram violet gravel');
    await expect(readFirstLine(Readable.from([]))).resolves.toBe('');
  });

  it('says why a password cannot be taken', async () => {
    const who = { name: 'Meera Nair', email: 'm@plumbline.example' };
    await expect(assertGoodPassword('', who)).rejects.toThrow(StaffCommandError);
    await expect(assertGoodPassword('too short', who)).rejects.toThrow('the password must have at least 15 characters');
  });
});
