import type { BreadcrumbList, Graph, JobPosting } from 'schema-dts';
import type { Config } from '../../../platform/config/config.module';
import type { JobPostView } from '../job-post.view';
import { type EmploymentType, pathOfJobPost, type Salary } from '../job-post.facts';

/** The facts about the company in pages and feeds. `country` is two letters of ISO 3166-1. */
export const companyOf = (config: Config) => ({
  name: config.COMPANY_NAME,
  site: config.SITE_URL,
  country: config.COMPANY_COUNTRY,
  timeZone: config.COMPANY_TIME_ZONE,
});
export type Company = ReturnType<typeof companyOf>;

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};
const units: Record<Salary['interval'], string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of a post as HTML. */
export const textOf = ({ para, descriptionHtml }: JobPostView) =>
  `<p>${escaped(para).replaceAll('\n', '<br>')}</p>\n${descriptionHtml ?? ''}`;

function posting(post: JobPostView, { name, site, country }: Company): JobPosting {
  const remote = post.workplace === 'remote';
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  const { salary } = post;
  return {
    '@type': 'JobPosting',
    title: post.title,
    description: textOf(post),
    url: `${site}${pathOfJobPost(post.slug)}`,
    identifier: { '@type': 'PropertyValue', name, value: post.id },
    hiringOrganization: { '@type': 'Organization', name, sameAs: site, logo: `${site}/icons/512.png` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: post.location, addressCountry: country },
    },
    directApply: true,
    ...(post.postedAt ? { datePosted: post.postedAt } : {}),
    ...(post.closesAt ? { validThrough: post.closesAt } : {}),
    ...(post.employmentType ? { employmentType: employmentTypes[post.employmentType] } : {}),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: countryName },
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.min,
          maxValue: salary.max,
          unitText: units[salary.interval],
        },
      },
    }),
  };
}

const trail = (site: string, here: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'Career', item: `${site}/career` },
    { '@type': 'ListItem', position: 3, name: here },
  ],
});

/** JSON that can stand in a page's script element: no `<` can end it. */
const inPage = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Structured data of the page of a post; a closed one has its breadcrumbs only. */
export const postData = (post: JobPostView, isOpen: boolean, company: Company): string => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...(isOpen ? [posting(post, company)] : []), trail(company.site, post.title)],
  };
  return inPage(graph);
};

/** Structured data of the list: the address of each open post. */
export const listData = (posts: readonly JobPostView[], { site }: Company): string =>
  inPage({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: posts.map(({ slug }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: `${site}${pathOfJobPost(slug)}`,
    })),
  });
