import type { JobPostView } from '../job-post.view';
import { employmentTypes, pathOfJobPost, salaryIntervals, workplaces } from '../job-post.facts';
import { chooseDrawings, drawingFlags, flagsOf, type Trade } from './choose-drawing';
import { dayOf, type Day, lastDayBefore, salaryText } from './format-facts';

/** A post under the names that the site's templates use (`frontend/app/career`). */
export interface PostOnPage {
  title: string;
  para: string;
  location: string;
  path: string;
  url: string;
  applyPath: string;
  image: string | null;
  /** One is true. The templates cannot compare, so each choice is a flag; the words for them are the site's. */
  drawing: Record<string, boolean>;
  employmentType: Record<string, boolean> | null;
  workplace: Record<string, boolean> | null;
  salary: { text: string; interval: Record<string, boolean> } | null;
  closes: Day | null;
  posted: Day | null;
  hasFacts: boolean;
  hasDescription: boolean;
  /** Safe to be put into a page as it is. */
  descriptionHtml: string;
}

export interface Place {
  site: string;
  timeZone: string;
}

export const postsOnPage = (posts: readonly JobPostView[], place: Place): PostOnPage[] => {
  const drawings = chooseDrawings(posts.map(({ title }) => title));
  return posts.map((post, at) => onPage(post, drawings[at] ?? 'web', place));
};

function onPage(post: JobPostView, drawing: Trade, { site, timeZone }: Place): PostOnPage {
  const { title, para, location, slug, image, employmentType, workplace, salary, closesAt, postedAt } = post;
  const path = pathOfJobPost(slug);
  return {
    title,
    para,
    location,
    path,
    url: `${site}${path}`,
    applyPath: `/application?${new URLSearchParams({ position: title, post: slug }).toString()}`,
    image,
    drawing: drawingFlags(drawing),
    employmentType: employmentType && flagsOf(employmentTypes, employmentType),
    workplace: workplace && flagsOf(workplaces, workplace),
    salary: salary && { text: salaryText(salary), interval: flagsOf(salaryIntervals, salary.interval) },
    closes: closesAt === null ? null : lastDayBefore(closesAt, timeZone),
    posted: postedAt === null ? null : dayOf(new Date(postedAt), timeZone),
    hasFacts: [employmentType, workplace, salary, closesAt].some((fact) => fact !== null),
    hasDescription: post.descriptionHtml !== null,
    descriptionHtml: post.descriptionHtml ?? '',
  };
}
