import type { EditableJobPost, Schemas } from '@frontdoor/contract';
import { isSame } from '../form/drafts/rebase.ts';
import { localTimeOf, momentOfLocalTime } from '../values/times/days.ts';
import { translate } from '../messages/translate.ts';
import type { ChosenState } from './post-choices.ts';

/** In the list it comes with how many have applied for it. */
export type JobPost = EditableJobPost & { applications?: number };
type Salary = Schemas['SalaryView'];

/** A post as its form has it: texts throughout, times in the company's zone. */
export interface PostValues {
  title: string;
  /** Empty for one that is made from the title. */
  slug: string;
  para: string;
  location: string;
  image: string;
  imageAlt: string;
  state: ChosenState;
  employmentType: JobPost['employmentType'] | '';
  workplace: JobPost['workplace'] | '';
  salaryMin: string;
  salaryMax: string;
  currency: string;
  interval: Salary['interval'];
  experience: string;
  daysOnSite: string;
  existingVacancy: '' | 'yes' | 'no';
  opensAt: string;
  closesAt: string;
  description: string;
}

export const newPost: PostValues = {
  title: '',
  slug: '',
  para: '',
  location: '',
  image: '',
  imageAlt: '',
  state: 'open',
  employmentType: '',
  workplace: '',
  salaryMin: '',
  salaryMax: '',
  currency: 'INR',
  interval: 'year',
  experience: '',
  daysOnSite: '',
  existingVacancy: '',
  opensAt: '',
  closesAt: '',
  description: '',
};

export const valuesOfPost = (post: JobPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  para: post.para,
  location: post.location,
  image: post.image ?? '',
  imageAlt: post.imageAlt ?? '',
  // Whether a published post is scheduled or open follows from its times.
  state: post.state === 'scheduled' ? 'open' : post.state,
  employmentType: post.employmentType ?? '',
  workplace: post.workplace ?? '',
  salaryMin: post.salary ? String(post.salary.min) : '',
  salaryMax: post.salary ? String(post.salary.max) : '',
  currency: post.salary?.currency ?? 'INR',
  interval: post.salary?.interval ?? 'year',
  experience: post.experience ?? '',
  daysOnSite: post.daysOnSite === null ? '' : String(post.daysOnSite),
  existingVacancy: post.existingVacancy === null ? '' : post.existingVacancy ? 'yes' : 'no',
  opensAt: localTimeOf(post.opensAt),
  closesAt: localTimeOf(post.closesAt),
  description: post.description ?? '',
});

const salaryOf = ({ salaryMin, salaryMax, currency, interval }: PostValues): Salary | null => {
  if (!salaryMin.trim() && !salaryMax.trim()) return null;
  const min = Number(salaryMin.trim() || salaryMax);
  const max = Number(salaryMax.trim() || salaryMin);
  return { min, max, currency: currency.trim().toUpperCase(), interval };
};

const whole = (values: PostValues) => ({
  slug: values.slug.trim().toLowerCase() || null,
  image: values.image.trim() || null,
  imageAlt: values.imageAlt.trim() || null,
  state: values.state,
  employmentType: values.employmentType || null,
  workplace: values.workplace || null,
  salary: salaryOf(values),
  experience: values.experience.trim() || null,
  daysOnSite: values.daysOnSite.trim() ? Number(values.daysOnSite) : null,
  existingVacancy: values.existingVacancy ? values.existingVacancy === 'yes' : null,
  opensAt: momentOfLocalTime(values.opensAt),
  closesAt: momentOfLocalTime(values.closesAt),
  description: values.description.trim() || null,
});

/** Whether a post has other times than it had. */
export const isRetimed = (values: PostValues, seen: PostValues): boolean =>
  values.opensAt !== seen.opensAt || values.closesAt !== seen.closesAt;

/**
 * The request body: the three required texts and the fields that differ from `seen`. The API keeps fields that are left out. The state
 * goes with the times: a published post that its date has closed is shown as closed, and would be open by a later date alone.
 */
export const postBody = (values: PostValues, seen: PostValues = newPost): Record<string, unknown> => {
  const before: Record<string, unknown> = whole(seen);
  const changed = Object.entries(whole(values)).filter(([name, value]) => !isSame(value, before[name]));
  const { title, para, location } = values;
  return {
    title: title.trim(),
    para: para.trim(),
    location: location.trim(),
    ...Object.fromEntries(changed),
    ...(isRetimed(values, seen) && { state: values.state }),
  };
};

/** Whether visitors may have links to it: its address stays. */
export const isAddressFixed = ({ wasPublic, postedAt }: Pick<JobPost, 'wasPublic' | 'postedAt'>): boolean =>
  // It may have opened since it was read.
  wasPublic || (postedAt !== null && Date.parse(postedAt) <= Date.now());

/** A closing time that was there already may be past: time went by. */
const closesInThePast = (closesAt: string, before: string): boolean =>
  closesAt !== before && Date.parse(momentOfLocalTime(closesAt) ?? '') <= Date.now();

export const postFaults = (
  { title, para, location, salaryMin, salaryMax, closesAt }: PostValues,
  seen: PostValues = newPost,
): Record<string, string> => ({
  ...(closesInThePast(closesAt, seen.closesAt) && { closesAt: translate('jobPosts.faults.closesAt') }),
  ...(!title.trim() && { title: translate('jobPosts.faults.title') }),
  ...(!para.trim() && { para: translate('jobPosts.faults.description') }),
  ...(!location.trim() && { location: translate('jobPosts.faults.location') }),
  ...([salaryMin, salaryMax].some((amount) => Number.isNaN(Number(amount))) && {
    salary: translate('jobPosts.faults.salary'),
  }),
});
