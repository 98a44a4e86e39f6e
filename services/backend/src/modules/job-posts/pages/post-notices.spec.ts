import { noScreening, noticesOf, vacancySentence } from './post-notices';

describe('What a post says besides the texts of HR', () => {
  const open = { experience: null, daysOnSite: null, existingVacancy: null };
  const notices = (fields: Partial<typeof open> | object) =>
    noticesOf({ ...open, ...fields } as Parameters<typeof noticesOf>[0]);

  it('is always that no program screens, and nothing that HR has left open', () => {
    expect(notices({})).toEqual([noScreening]);
  });

  it('names experience and days, also none', () => {
    expect(notices({ experience: '2 years', daysOnSite: 0 })).toEqual([
      'Experience: 2 years',
      'Days on site: None',
      noScreening,
    ]);
    expect(notices({ daysOnSite: 1 })[0]).toBe('Days on site: 1 day a week');
  });

  it('says whether there is a place now, and only where HR has told', () => {
    expect(vacancySentence({ existingVacancy: null })).toBeNull();
    expect(vacancySentence({ existingVacancy: true })).toContain('existing vacancy');
    expect(vacancySentence({ existingVacancy: false })).toContain('No place is vacant');
  });
});
