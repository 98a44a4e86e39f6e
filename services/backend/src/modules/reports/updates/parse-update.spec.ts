import { parseUpdate } from './parse-update';

const good = ['--from', '1.0.0', '--to', '1.1.0', '--outcome', 'updated'];
const faultOf = (...args: string[]) => {
  try {
    parseUpdate(args);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('The arguments of an update', () => {
  it('are taken with its reason and its seconds, and without them', () => {
    expect(parseUpdate([...good, '--seconds', '241'])).toEqual({
      from: '1.0.0',
      to: '1.1.0',
      outcome: 'updated',
      reason: null,
      seconds: 241,
    });
    const back = [
      '--from',
      '1.0.0',
      '--to',
      '1.1.1-dev',
      '--outcome',
      'went back',
      '--reason',
      'api is\n not healthy.\t',
    ];
    expect(parseUpdate(back)).toMatchObject({ outcome: 'went_back', reason: 'api is not healthy.', seconds: null });
    expect(parseUpdate([...good, '--reason', '', '--outcome', 'rolled back'])).toMatchObject({
      outcome: 'rolled_back',
      reason: null,
    });
  });

  it('have a reason of 500 characters at most', () => {
    expect(parseUpdate([...good, '--reason', 'x'.repeat(501)]).reason).toBe(`${'x'.repeat(499)}…`);
  });

  it.each([
    [['--outcome', 'started'], '--outcome: must be one of: updated, went back, rolled back'],
    [['--to', ''], '--to: is no version'],
    [['--from', '1.0.0 <b>'], '--from: is no version'],
    [['--seconds', '-1'], 'seconds'],
    [['--seconds', '1.5'], '--seconds: must be whole seconds'],
    [['--why', 'x'], "'--why'"],
    [['more'], "'more'"],
  ])('are refused with %j, by name', (args, fault) => {
    expect(faultOf(...good, ...args)).toContain(fault);
  });

  it('are refused where one is missing, all of them at once', () => {
    const fault = faultOf('--outcome', 'updated');
    expect(fault).toContain('--from: is missing');
    expect(fault).toContain('--to: is missing');
  });
});
