import { toPublishedFigure } from './measure-answers.use-case';

describe('The figure on the careers page', () => {
  const figure = { answers: 20, medianWorkingDays: 1.71, promises: 31, kept: 30, isOldEnough: true };

  it('promises no more than was so', () => {
    expect(toPublishedFigure(figure)).toEqual({ workingDays: '1.8', kept: 96 });
    expect(toPublishedFigure({ ...figure, medianWorkingDays: 1.8, kept: 31 })).toEqual({
      workingDays: '1.8',
      kept: 100,
    });
    expect(toPublishedFigure({ ...figure, medianWorkingDays: 0.001 })?.workingDays).toBe('0.1');
  });

  it.each([{ answers: 19 }, { isOldEnough: false }, { promises: 0 }, { medianWorkingDays: null }])(
    'is not told with %j',
    (less) => expect(toPublishedFigure({ ...figure, ...less })).toBeNull(),
  );
});
