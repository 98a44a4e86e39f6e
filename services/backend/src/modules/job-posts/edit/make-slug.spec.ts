import fc from 'fast-check';
import { makeSlug, slugCandidates } from './edit-job-posts.repository';

describe('The slug of a title', () => {
  it.each([
    ['Frontend Developer', 'frontend-developer'],
    ['  UI/UX – Designer!  ', 'ui-ux-designer'],
    ['Café Manager (Zürich)', 'cafe-manager-zurich'],
    ['../../etc/passwd', 'etc-passwd'],
    ['प्रबंधक', 'position'],
    ['🚀', 'position'],
    ['01890000-0000-7000-8000-000000000000', 'position-01890000-0000-7000-8000-000000000000'],
  ])('of %j is %s', (title, slug) => {
    expect(makeSlug(title)).toBe(slug);
  });

  it('fits the database for any title, and so does each candidate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) =>
        slugCandidates(makeSlug(title)).every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 100),
      ),
    );
  });
});
