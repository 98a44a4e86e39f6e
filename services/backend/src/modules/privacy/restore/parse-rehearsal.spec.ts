import { parseRehearsal } from './parse-rehearsal';

const good = {
  point: '2026-11-26T01:00:00Z',
  ok: true,
  rpoSeconds: 3,
  rtoSeconds: 9,
  rows: 2,
  resumes: 1,
  problems: [],
};
const faultOf = (changed: object) => {
  try {
    parseRehearsal(JSON.stringify({ ...good, ...changed }));
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('The result of a rehearsal', () => {
  it('is taken with its moment, and with unknown lengths', () => {
    const parsed = parseRehearsal(JSON.stringify({ ...good, rtoSeconds: null }));
    expect(parsed).toEqual({ ...good, point: new Date('2026-11-26T01:00:00Z'), rtoSeconds: null });
  });

  it('fault 433: is never in order with a problem, or without a restored row', () => {
    expect(faultOf({ problems: ['A row is missing.'] })).toContain('ok: must be true without problems');
    expect(faultOf({ ok: false })).toContain('ok: must be true without problems');
    expect(faultOf({ rows: 0 })).toContain('ok: must be false where no row was restored');
  });

  it.each([
    [{ point: 'yesterday' }, 'point: '],
    [{ rows: -1 }, 'rows: '],
    [{ rpoSeconds: undefined }, 'rpoSeconds: '],
    [{ more: 1 }, 'the object: '],
  ])('is refused with %j, by the name of the field', (changed, fault) => {
    expect(faultOf(changed)).toContain(fault);
  });

  it('is refused when it is no JSON', () => {
    expect(() => parseRehearsal('restored')).toThrow('is no JSON');
  });

  it('keeps fifty problems of five hundred characters at most', () => {
    const { problems } = parseRehearsal(
      JSON.stringify({ ...good, ok: false, problems: Array.from({ length: 60 }, () => 'x'.repeat(600)) }),
    );
    expect([problems.length, problems[0]?.length]).toEqual([50, 500]);
  });
});
