import type { JobPostView } from '../job-post.view';

/** Some laws demand this on each post. It is true of this program for all posts, so it is no field. */
export const noScreening =
  'No automatic screening: every application is read by a person, and no program ranks or refuses one. ' +
  'What looks like spam waits until a person has looked.';

/** Whether there is a place to be filled, in a sentence; null while HR has not said. */
export const vacancySentence = ({ existingVacancy }: Pick<JobPostView, 'existingVacancy'>): string | null => {
  if (existingVacancy === null) return null;
  return existingVacancy
    ? 'This is an existing vacancy.'
    : 'No place is vacant now: applications are kept in mind for the next one.';
};

export const daysOnSiteText = (days: number): string => {
  if (days === 0) return 'None';
  return days === 1 ? '1 day a week' : `${days} days a week`;
};

/** What each post says besides the texts of HR, for readers of feeds and job boards, who do not see its page. */
export const noticesOf = (post: JobPostView): string[] =>
  [
    post.experience === null ? null : `Experience: ${post.experience}`,
    post.daysOnSite === null ? null : `Days on site: ${daysOnSiteText(post.daysOnSite)}`,
    vacancySentence(post),
    noScreening,
  ].filter((text) => text !== null);
