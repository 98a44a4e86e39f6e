import type { BlogPosting, Person, Service, SoftwareApplication } from 'schema-dts';
import { banners, type PagePath } from '../../app/banners/banners.ts';
import type { Article } from '../../app/content/blog.ts';
import { leaders, profilePath } from '../../app/content/people.ts';
import { profileOf } from '../../app/content/profiles.ts';
import { organizationId } from './company-nodes.ts';
import { addressOf } from './page-nodes.ts';

export const subjectIdOf = (path: PagePath) => `${addressOf(path)}#subject`;

const subjectNode = (path: PagePath) => ({
  '@id': subjectIdOf(path),
  name: banners[path].label,
  description: banners[path].description,
  url: addressOf(path),
});

export const service = (path: PagePath): Service => ({
  '@type': 'Service',
  ...subjectNode(path),
  serviceType: banners[path].label,
  provider: { '@id': organizationId },
});

export const software = (path: PagePath): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  ...subjectNode(path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any with a web browser',
  publisher: { '@id': organizationId },
});

/** The leader of the page at `path`. */
export function person(path: PagePath): Person {
  const leader = leaders.find((one) => profilePath(one) === path);
  if (!leader) throw new Error(`${path} is nobody's page`);
  const { name, role, email, social } = profileOf(leader.key);
  return {
    '@type': 'Person',
    ...subjectNode(path),
    name,
    jobTitle: role,
    email,
    worksFor: { '@id': organizationId },
    sameAs: social.map(({ url }) => url),
  };
}

/** An article that stands on a page. `card` is the address of the page's social card. */
export const posting = (card: string, { title, text, date, to }: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description: text,
  datePublished: date,
  url: addressOf(to),
  image: card,
  inLanguage: 'en-IN',
  author: { '@id': organizationId },
  publisher: { '@id': organizationId },
});
