import MarkdownIt from 'markdown-it';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { RecentlyUsed } from '../../platform/recently-used';
import type { JobPostEntity, ListedJobPost, ShownJobPost } from './job-post.entity';
import { employmentTypes, jobPostStates, type Salary, salaryIntervals, workplaces } from './job-post.facts';

export class SalaryView implements Salary {
  @ApiProperty({ type: Number, minimum: 0, example: 600000 }) min: number;
  @ApiProperty({ type: Number, minimum: 0, example: 900000, description: 'Not less than `min`.' }) max: number;
  @ApiProperty({ type: String, maxLength: 3, pattern: '^[A-Z]{3}$', example: 'INR', description: 'ISO 4217.' })
  currency: string;
  @ApiProperty({ enum: salaryIntervals }) interval: Salary['interval'];
}

const optionalText = { type: String, nullable: true };
const ofTitle = 'Of its address; fixed once it was published. Former ones lead here.';
const moment = { type: String, format: 'date-time', nullable: true };

const existing = 'Whether there is a place to be filled now; false for a pool of applications.';

/** A post as visitors see it. */
export class JobPostView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String }) title: string;
  @ApiProperty({ type: String, description: 'The short text.' }) para: string;
  @ApiProperty({ type: String }) location: string;
  @ApiProperty({ ...optionalText, description: 'An https address or a path of this site.' }) image: string | null;
  @ApiProperty({
    ...optionalText,
    example: 'Two people at a drawing board',
    description: 'What can be seen on the image, for people who do not see it.',
  })
  imageAlt: string | null;
  @ApiProperty({ type: String, example: 'frontend-developer', description: ofTitle }) slug: string;
  @ApiProperty({ enum: employmentTypes, type: String, nullable: true }) employmentType: ShownJobPost['employmentType'];
  @ApiProperty({ enum: workplaces, type: String, nullable: true }) workplace: ShownJobPost['workplace'];
  @ApiProperty({ type: SalaryView, nullable: true }) salary: Salary | null;
  @ApiProperty({ ...optionalText, example: '2 years with Java on a server' }) experience: string | null;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: 7, description: 'A week.' })
  daysOnSite: number | null;
  @ApiProperty({ type: Boolean, nullable: true, description: existing }) existingVacancy: boolean | null;
  @ApiProperty(moment) opensAt: string | null;
  @ApiProperty({ ...moment, description: 'The first moment at which it is closed.' }) closesAt: string | null;
  @ApiProperty({ ...optionalText, description: 'The long text, safe to be put into a page.' })
  descriptionHtml: string | null;
  @ApiProperty({ ...moment, description: 'When it opened; lists are sorted by it.' }) postedAt: string | null;
}

/** A post as HR edits it. */
export class JobPostAdminView extends JobPostView {
  @ApiProperty({ enum: jobPostStates, description: 'At this moment.' }) state: JobPostEntity['state'];
  @ApiProperty({ type: Boolean, description: 'Whether visitors could see it at some time: its address stays.' })
  wasPublic: boolean;
  @ApiProperty({ ...optionalText, description: 'The long text in Markdown.' }) description: string | null;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
}

/** A post in HR's list. */
export class JobPostListedView extends JobPostAdminView {
  @ApiProperty({ type: 'integer', description: 'How many have applied for it; what is held does not count.' })
  applications: number;
}

const toSalary = ({ min, max, currency, interval }: Salary): Salary => ({ min, max, currency, interval });

const iso = (at: Date | string | null) => (at instanceof Date ? at.toISOString() : at);

export function toJobPostView(post: ShownJobPost) {
  const { id, title, para, location, image, imageAlt, slug, employmentType, workplace, salary, description } = post;
  const { experience, daysOnSite, existingVacancy } = post;
  return {
    _id: id,
    id,
    title,
    para,
    location,
    image,
    imageAlt,
    slug,
    employmentType,
    workplace,
    salary: salary && toSalary(salary),
    experience,
    daysOnSite,
    existingVacancy,
    opensAt: iso(post.opensAt),
    closesAt: iso(post.closesAt),
    descriptionHtml: description === null ? null : renderDescription(id, description),
    postedAt: iso(post.postedAt),
  };
}

export const toJobPostAdminView = (post: JobPostEntity): JobPostAdminView => ({
  ...toJobPostView(post),
  state: post.state,
  wasPublic: post.wasPublic,
  description: post.description,
  version: post.version,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});

export const toJobPostListedView = (post: ListedJobPost): JobPostListedView =>
  Object.assign(toJobPostAdminView(post), { applications: post.applications });

/** The level of a text's highest heading, below the title of its page. */
const FIRST_HEADING = 2;

const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image');
markdown.validateLink = (url) => /^(?:https?|mailto):/i.test(url.trim());
markdown.renderer.rules['link_open'] = (tokens, at, options, _env, renderer) => {
  const token = tokens[at];
  token?.attrSet('rel', 'noopener noreferrer');
  if (/^http/i.test(String(token?.attrGet('href')))) token?.attrSet('target', '_blank');
  return renderer.renderToken(tokens, at, options);
};
// "[text]()" links to the page itself, and validateLink is not called for it.
markdown.core.ruler.push('drop_empty_links', ({ tokens }) => {
  for (const token of tokens) {
    let isEmpty = false;
    token.children = (token.children ?? []).filter((child) => {
      if (child.type === 'link_open') isEmpty = child.attrGet('href') === '';
      return !isEmpty || !child.type.startsWith('link_');
    });
  }
});
markdown.core.ruler.push('place_headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + FIRST_HEADING)}`;
});

// By the post's id: a lookup by the long text took 8 % of the time of the list.
const rendered = new RecentlyUsed<{ text: string; html: string }>(1_000);

/** The tokens of a long text, from which its HTML is made. */
export const parseDescription = (text: string) => markdown.parse(text, {});

/** Markdown as HTML that can be put into a page: HTML is shown as text, links lead to http, https or mailto, there are no images. */
export function renderDescription(postId: string, text: string): string {
  const cached = rendered.get(postId);
  if (cached?.text === text) return cached.html;
  return rendered.use(postId, { text, html: markdown.render(text) }).html;
}
