import { isHeard, kindsOf } from './live.facts';

describe('The changes that pages hear of', () => {
  it('row 526: are none of the end of a job that tells what it has done by itself, or sends no mail', () => {
    expect(kindsOf('job.pipeline.finish-bulk-deed')).toEqual([]);
    expect(kindsOf('job.staff.answer-password-reset')).toEqual([]);
    expect(kindsOf('job.notifications.mail-applicant')).toMatchObject([{ of: 'deliveries' }]);
  });

  it.each([
    ['resume.read', false],
    ['person.exported', false],
    ['bulk-deed.refused', false],
    ['access.refused', false],
    ['application.moved', true],
    ['session.ended', true],
  ])('are what other processes are told of: %s, %s', (deed, heard) => {
    expect(isHeard(deed)).toBe(heard);
  });
});
