import type { BreadcrumbList, Graph, JobPosting, MonetaryAmount } from 'schema-dts';
import type { Config } from '../../../platform/config/config.module';
import { RecentlyUsed } from '../../../platform/recently-used';
import { type EmploymentType, pathOfJobPost, type Salary, type Workplace } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { noticesOf } from './post-notices';

const LOCALE = 'en-IN';

// To make a formatter takes longer than to render a post's card, and memory that is freed late.
const formatsOfDays = new RecentlyUsed<Record<'text' | 'day', Intl.DateTimeFormat>>(10);
const formatsOfAmounts = new RecentlyUsed<Intl.NumberFormat>(200);

/** The day of a moment where the company is, as people read it and as machines do (`2026-11-30`). */
export function dayOf(moment: Date, timeZone: string) {
  const makeFormats = () => ({
    text: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
    day: new Intl.DateTimeFormat('sv-SE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  });
  const { text, day } = formatsOfDays.get(timeZone) ?? formatsOfDays.use(timeZone, makeFormats());
  return { text: text.format(moment), day: day.format(moment) };
}

/** The last day on which one can apply; `closesAt` is the first moment at which the post is closed. */
export const lastDayBefore = (closesAt: string, timeZone: string) =>
  dayOf(new Date(Date.parse(closesAt) - 1), timeZone);

/** A range as it is written in India: `₹12,00,000 – ₹18,00,000`; parts of a unit stand where there are some: `$55.50`. */
export function salaryText({ min, max, currency }: Salary): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const amount = formatsOfAmounts.get(currency) ?? formatsOfAmounts.use(currency, new Intl.NumberFormat(LOCALE, style));
  return min === max ? amount.format(min) : `${amount.format(min)} – ${amount.format(max)}`;
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const workplaceWords: Record<Workplace, string> = { office: 'on site', hybrid: 'partly from home', remote: 'remote' };

/** Pay, place, employment and the last day to apply, a line each, for feeds that have no elements for them. What HR has left open is left out. */
export const factsInWords = (post: FactsInWords, timeZone: string): string[] => {
  const { salary, location, workplace, employmentType, closesAt } = post;
  return [
    ...(salary ? [`Pay: ${salaryText(salary)} per ${salary.interval}`] : []),
    `Place: ${location}${workplace ? `, ${workplaceWords[workplace]}` : ''}`,
    ...(employmentType ? [`Employment: ${employmentType.replace('-', ' ')}`] : []),
    ...(closesAt ? [`Apply by: ${lastDayBefore(closesAt, timeZone).text}`] : []),
  ];
};

type FactsInWords = Pick<JobPostView, 'salary' | 'location' | 'workplace' | 'employmentType' | 'closesAt'>;

/** The text of a post as HTML, followed by the facts that are given and by the notices that its page shows beside it. */
export const textOf = (post: JobPostView, facts: readonly string[] = []) => {
  const notices = [...facts, ...noticesOf(post)].map((text) => `<p>${escaped(text)}</p>`);
  return `<p>${escaped(post.para).replaceAll('\n', '<br>')}</p>\n${post.descriptionHtml ?? ''}${notices.join('')}`;
};

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

function posting(post: JobPostView, config: Config): JobPosting {
  const { COMPANY_NAME: name, COMPANY_COUNTRY: country, SITE_URL: site } = config;
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
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
    ...(post.image ? { image: new URL(post.image, site).href } : {}),
    ...(post.postedAt ? { datePosted: post.postedAt } : {}),
    ...(post.closesAt ? { validThrough: post.closesAt } : {}),
    ...(post.employmentType ? { employmentType: employmentTypes[post.employmentType] } : {}),
    ...(post.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: countryName },
    }),
    ...(post.salary && { baseSalary: amountOf(post.salary) }),
  };
}

const amountOf = ({ min: minValue, max: maxValue, currency, interval }: Salary): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: interval.toUpperCase() },
});

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
export const postData = (post: JobPostView, isOpen: boolean, config: Config): string =>
  inPage({
    '@context': 'https://schema.org',
    '@graph': [...(isOpen ? [posting(post, config)] : []), trail(config.SITE_URL, post.title)],
  } satisfies Graph);

/** Structured data of the list: the address of each open post. */
export const listData = (posts: readonly JobPostView[], site: string): string =>
  inPage({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: posts.map(({ slug }, at) => {
      return { '@type': 'ListItem', position: at + 1, url: `${site}${pathOfJobPost(slug)}` };
    }),
  });
