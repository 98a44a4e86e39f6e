import type { Schemas } from '@frontdoor/contract';

/** As a record, so that a field which the API learns is not left out here. */
const ofJobPost: Record<keyof Schemas['SaveJobPostRequest'], true> = {
  title: true,
  para: true,
  location: true,
  image: true,
  imageAlt: true,
  slug: true,
  sameTitle: true,
  state: true,
  employmentType: true,
  workplace: true,
  salary: true,
  experience: true,
  daysOnSite: true,
  existingVacancy: true,
  opensAt: true,
  closesAt: true,
  description: true,
};

/** The writable fields of each kind of record; the API refuses any other. */
const writable: Record<string, readonly string[]> = {
  applications: ['apply', 'experience'],
  'job-posts': Object.keys(ofJobPost),
  'form-settings': ['positions', 'experience'],
  calendar: ['weekend', 'holidays', 'figurePublished'],
  'mail-templates': ['subject', 'body'],
  'rejection-reasons': ['label', 'position', 'retired'],
  staff: ['name', 'role', 'disabled'],
  retention: ['keepDays'],
};

export const writablePart = (resource: string, data: object): Record<string, unknown> => {
  const fields = writable[resource] ?? [];
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name)));
};

/** Single records without an id in their address. */
const singles: Record<string, { read: string; write: string }> = {
  'form-options': { read: '/api/form-settings', write: '' },
  'form-settings': {
    read: '/api/admin/form-settings',
    write: '/api/form-settings',
  },
  calendar: { read: '/api/admin/calendar', write: '/api/admin/calendar' },
  retention: { read: '/api/admin/retention', write: '/api/admin/retention' },
};

export const singleOf = (resource: string) => singles[resource];

/** Where a record is written, which for job posts is not where it is read. */
export const writeAddress = (resource: string, id?: string | number): string => {
  if (singles[resource]) return singles[resource].write;
  const list = resource === 'job-posts' ? '/api/jobposts' : `/api/admin/${resource}`;
  return id === undefined ? list : `${list}/${encodeURIComponent(String(id))}`;
};
