import type { Config } from '../../../platform/config/config.module';
import type { KeptEntries } from '../../../platform/pages/template';
import type { JobPostView } from '../job-post.view';
import { CareerList } from './career-list';

const config = { SITE_URL: 'https://site.example', COMPANY_TIME_ZONE: 'Asia/Kolkata' } as Config;

const post = (title: string, location: string, workplace: 'office' | 'remote'): JobPostView => ({
  _id: title,
  id: title,
  title,
  para: 'Works.',
  location,
  slug: title.toLowerCase(),
  image: null,
  imageAlt: null,
  opensAt: null,
  postedAt: null,
  closesAt: null,
  employmentType: null,
  workplace,
  salary: null,
  experience: null,
  daysOnSite: null,
  existingVacancy: null,
  descriptionHtml: null,
});

describe('The careers list', () => {
  const posts = ['A', 'B', 'C', 'D', 'E'].map((title) => post(title, 'Noida', 'office'));
  const list = new CareerList([...posts, post('F', 'Dubai', 'office'), post('G', 'Dubai', 'remote')], null, config);

  function ask(query: string) {
    const narrowed = list.narrow(new URLSearchParams(query));
    const context = list.contextOf(narrowed) as {
      posts: KeptEntries;
      facets: Record<string, { options: KeptEntries } | null>;
    };
    return { narrowed, posts: context.posts.entries, options: context.facets['location']!.options.entries };
  }

  it('has one card of a post for all lists in which it has the same drawing, and one option of a filter that is not chosen', () => {
    const [all, dubai, noida] = [ask(''), ask('location=Dubai'), ask('location=Noida')];
    expect(ask('location=Dubai').posts[1]).toBe(dubai.posts[1]);
    expect(noida.posts).toEqual(all.posts.slice(0, 5));
    for (const [at, view] of noida.posts.entries()) expect(all.posts[at]).toBe(view);
    expect(dubai.options[0]).toBe(all.options[0]);
    expect(dubai.options[1]).toMatchObject({ value: 'Dubai', count: 2, chosen: true });
    expect(all.options[1]).toMatchObject({ value: 'Dubai', count: 2, chosen: false });
  });

  it('is narrowed by all that is chosen, in its own order', () => {
    expect(ask('workplace=office&location=Dubai').narrowed).toMatchObject({
      filtered: true,
      query: 'location=Dubai&workplace=office',
      posts: [{ title: 'F' }],
    });
    expect(ask('location=Paris&employment=').narrowed).toMatchObject({ filtered: false, query: '' });
  });

  it('names the narrowed lists with many posts, each once', () => {
    expect(list.longQueries(5)).toEqual(['location=Noida', 'workplace=office', 'location=Noida&workplace=office']);
    expect(list.longQueries(7)).toEqual([]);
  });

  it('gives a post another drawing, and so another card, where its neighbour has the same', () => {
    const [first, second] = [post('Java Cook', 'Noida', 'office'), post('Java Baker', 'Noida', 'remote')];
    const others = ['A', 'B', 'C', 'D'].map((title) => post(title, 'Dubai', 'office'));
    const two = new CareerList([first, second, ...others], null, config);
    const cards = (query: string) =>
      (two.contextOf(two.narrow(new URLSearchParams(query))) as { posts: KeptEntries }).posts.entries;
    expect(cards('location=Noida')[1]).not.toMatchObject({ drawing: { data: true } });
    expect(cards('location=Noida&workplace=remote')[0]).toMatchObject({ drawing: { data: true } });
  });
});
