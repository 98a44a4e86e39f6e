import { configFor } from '../../../../test/config-for';
import type { JobPostView } from '../job-post.view';
import { contextOfPost, onPage } from './page-context';

const config = configFor({});
const post: JobPostView = {
  _id: '0190a1b2-0000-7000-8000-000000000001',
  id: '0190a1b2-0000-7000-8000-000000000001',
  title: 'R&D Tester',
  para: 'Tests.',
  location: 'Noida',
  image: null,
  imageAlt: null,
  slug: 'rd-tester',
  employmentType: null,
  workplace: null,
  salary: null,
  experience: null,
  daysOnSite: null,
  existingVacancy: null,
  opensAt: null,
  closesAt: null,
  descriptionHtml: null,
  postedAt: null,
};
const shown = (fields: Partial<JobPostView>) => onPage(Object.assign({}, post, fields), 'web', config);

describe('A post under the names of the site’s templates', () => {
  it('is open at any time, and not until it is filled, where HR says that no place is vacant', () => {
    const isAnyTime = (existingVacancy: boolean | null) => shown({ existingVacancy }).anyTime;
    expect([true, null, false].map(isAnyTime)).toEqual([false, false, true]);
  });

  it('names itself in both ways to the form, the one for browsers without script included', () => {
    const { applyPath, plainPath } = shown({});
    const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://site.example').searchParams);
    expect(queryOf(applyPath)).toEqual({ position: 'R&D Tester', post: 'rd-tester' });
    expect(queryOf(plainPath)).toEqual({ plain: '1', position: 'R&D Tester', post: 'rd-tester' });
  });

  it('is long where its text leaves no room below it', () => {
    expect([shown({}).isLong, shown({ para: 'Tests. '.repeat(500) }).isLong]).toEqual([false, true]);
  });
});

describe('The other posts on the page of a post', () => {
  const named = (title: string, location = 'Noida') => Object.assign({}, post, { id: title, title, location });
  const all = [named('Baker', 'Dubai'), named('Cook'), named('Manual Tester', 'Dubai'), named('QA Lead')];
  const shownFor = (title: string, state: 'open' | 'closed') => {
    const { others, similar } = contextOfPost(named(title), all, { state, closedAt: null }, config);
    return [similar, ...others.map((other) => other.title)];
  };

  it('begin with its trade, then come those of its place', () => {
    expect(shownFor('Test Engineer', 'open')).toEqual([false, 'QA Lead', 'Manual Tester', 'Cook', 'Baker']);
    expect(shownFor('Cook', 'open')).toEqual([false, 'QA Lead', 'Baker', 'Manual Tester']);
  });

  it('are those of its trade alone once it is closed, and all others where there are none', () => {
    expect(shownFor('Test Engineer', 'closed')).toEqual([true, 'QA Lead', 'Manual Tester']);
    expect(shownFor('Gardener', 'closed')).toEqual([false, 'Cook', 'QA Lead', 'Baker', 'Manual Tester']);
  });
});
