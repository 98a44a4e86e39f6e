import { withFilter } from '../../enquiries/enquiry-filter.ts';

type Filter = Record<string, unknown>;

export const interviewTabs = ['coming', 'past', 'all'] as const;
type InterviewTab = (typeof interviewTabs)[number];

/** A list's own controls keep texts in the address. */
const isYes = (value: unknown) => value === true || value === 'true';

export const tabOf = ({ coming }: Filter): InterviewTab =>
  coming === undefined ? 'all' : isYes(coming) ? 'coming' : 'past';

export const underTab = (tab: InterviewTab, { coming: _coming, ...others }: Filter): Filter =>
  tab === 'all' ? others : { ...others, coming: tab === 'coming' };

/** Past interviews begin with the last one, others with the next one. */
export const orderOf = (tab: InterviewTab) => ({ field: 'startsAt', order: tab === 'past' ? 'DESC' : 'ASC' }) as const;

/** Where the menu leads to. */
export const pathOfComing = `/interviews${withFilter('', { coming: true })}`;
