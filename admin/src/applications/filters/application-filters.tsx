import type { ListFilter } from '../../grid/filters/chips/list-filter.ts';
import { pickFilter, receivedFilter, textFilter } from '../../grid/filters/chips/made-filters.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';
import { AssignedFilter } from '../assign/assigned-filter.tsx';
import { answeredFilter, leftFilter, stageSinceFilter } from './days-filters.tsx';
import { ExperienceFilter } from './experience-filter.tsx';
import { FileFilter } from './file-filter.tsx';
import { JobPostFilter } from './job-post-filter.tsx';
import { PositionFilter } from './position-filter.tsx';
import { sourceFilters } from './source-filters.ts';
import { standingFilter } from './standing-filter.ts';
import { YearsFilter } from './years-filter.tsx';

const forHr = (): ListFilter[] => [
  pickFilter('replied', translate('applicantMails.answeredFilter'), optionsOf('applications.filters.replied')),
  { sources: ['assigned'], label: translate('assign.label'), control: <AssignedFilter /> },
  { sources: ['jobPost'], label: translate('fields.jobPost'), control: <JobPostFilter /> },
  pickFilter('referred', translate('fields.referredBy'), optionsOf('applications.filters.referred')),
  textFilter('referrer', translate('applications.filters.referrer')),
  pickFilter('duplicate', translate('applications.duplicates.heading'), optionsOf('applications.filters.duplicate')),
];

/** The filters that this role may set, the usual ones first. */
export const applicationFilters = (hr: boolean): ListFilter[] => [
  { sources: ['apply'], label: translate('fields.position'), control: <PositionFilter /> },
  { sources: ['yearsFrom', 'yearsTo'], label: translate('applications.years.label'), control: <YearsFilter /> },
  receivedFilter(),
  stageSinceFilter(),
  pickFilter('reached', translate('applications.filters.reached'), optionsOf('applications.stages')),
  leftFilter(),
  answeredFilter(),
  pickFilter('answer', translate('applications.answer.label'), optionsOf('applications.filters.answer')),
  ...(hr ? forHr() : []),
  pickFilter('later', translate('reading.later.filter'), optionsOf('reading.later.only')),
  { sources: ['experience'], label: translate('fields.experience'), control: <ExperienceFilter /> },
  pickFilter('hasResume', translate('fields.resume'), optionsOf('applications.filters.hasResume')),
  { sources: ['file'], label: translate('applications.filters.fileLabel'), control: <FileFilter /> },
  ...sourceFilters(),
  standingFilter(),
];
