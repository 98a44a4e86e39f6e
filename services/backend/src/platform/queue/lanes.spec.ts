import { laneOf, type Lanes, requireOneLaneEach } from './job';

const lanes: Lanes = {
  quick: { queue: 'quick', places: 4, jobs: ['letters.send'] },
  slow: { queue: 'slow', places: 1, jobs: ['letters.read', 'letters.burn'] },
};

describe('the lane of a job', () => {
  it('is the one that lists it', () => {
    expect(['letters.send', 'letters.burn'].map((job) => laneOf(lanes, job).queue)).toEqual(['quick', 'slow']);
  });

  it('is the last one for a job that only another version knows', () => {
    expect(laneOf(lanes, 'letters.frank').queue).toBe('slow');
  });
});

describe('jobs and lanes', () => {
  it('agree when each job is in one lane', () => {
    expect(() => requireOneLaneEach(lanes, ['letters.send', 'letters.read', 'letters.burn'])).not.toThrow();
  });

  it('disagree when a job is in no lane or in two', () => {
    const twice = { ...lanes, other: { queue: 'other', places: 1, jobs: ['letters.read'] } };
    expect(() => requireOneLaneEach(twice, ['letters.frank'])).toThrow(
      'Jobs and lanes disagree: the job letters.frank is in no lane; the job letters.read is in 2 lanes',
    );
  });
});
