import type { EditableJobPost, Schemas } from '@frontdoor/contract';

type Chosen<Field extends 'employmentType' | 'workplace'> = NonNullable<EditableJobPost[Field]>;

export const jobPosts = {
  actions: 'Actions',
  add: 'Add a job post',
  added: '“%{title}” is added',
  /** What deleting a post means to visitors, by its state. */
  deleteEffects: {
    open: '“%{title}” in %{location} leaves the careers page for good. To take it down for a while, close it instead.',
    scheduled: '“%{title}” in %{location} will not open. To hold it back, make it a draft instead.',
    draft: '“%{title}” in %{location} was never finished, and its text is lost.',
    closed: '“%{title}” in %{location} is closed, so that visitors do not see it. Deleting it loses its text as well.',
    filled: '“%{title}” in %{location} is filled, so that visitors do not see it. Deleting it loses its text as well.',
  } as const satisfies Record<EditableJobPost['state'], string>,
  deleteKeepsApplications: 'Applications for it stay, without its name.',
  closing: 'Closes',
  deleteQuestion: 'Delete this job post?',
  deleted: '“%{title}” is deleted',
  editForm: 'Edit the job post',
  empty: 'No job posts available',
  faults: {
    description: 'Enter a description.',
    location: 'Enter a location.',
    salary: 'Enter amounts as numbers.',
    title: 'Enter a title.',
  },
  form: {
    closes: 'Closes (optional)',
    companyTime: 'The company’s time: %{zone}.',
    currency: 'Currency',
    description: 'Description',
    descriptionHint: 'The short text on the card.',
    employment: 'Employment',
    image: 'Image address (optional)',
    imageHint: 'https://… or a path of this site like /images/team.webp',
    interval: 'For',
    longText: 'Long text (optional)',
    longTextHint: 'Markdown: # headings, - lists, **bold**, [links](https://…).',
    opens: 'Opens (optional)',
    salary: 'Salary (optional)',
    stateHint: 'Published means: open between its two times, if it has any.',
    workplace: 'Workplace',
  },
  heading: 'Manage Job Posts',
  location: 'Location',
  many: 'job posts',
  one: 'job post',
  search: 'titles, texts, locations',
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    open: 'Open',
    closed: 'Closed',
    filled: 'Filled',
  } as const satisfies Record<EditableJobPost['state'], string>,
  update: 'Update',
  updated: '“%{title}” is updated',
  choices: {
    notTold: 'Not told',
    state: {
      draft: 'Draft',
      open: 'Published',
      closed: 'Closed',
      filled: 'Filled',
    } as const satisfies Record<Exclude<EditableJobPost['state'], 'scheduled'>, string>,
    employmentType: {
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      contract: 'Contract',
      internship: 'Internship',
      temporary: 'Temporary',
    } as const satisfies Record<Chosen<'employmentType'>, string>,
    workplace: { office: 'Office', hybrid: 'Hybrid', remote: 'Remote' } as const satisfies Record<
      Chosen<'workplace'>,
      string
    >,
    interval: {
      hour: 'an hour',
      day: 'a day',
      month: 'a month',
      year: 'a year',
    } as const satisfies Record<Schemas['SalaryView']['interval'], string>,
  },
  withinAWeek: 'Within a week',
} as const;

export const referrals = {
  applications: '%{name}: %{count} application |||| %{name}: %{count} applications',
  colleague: 'Colleague',
  colleagueHint: 'Applications that come by the link count for this name.',
  copied: 'Copied',
  copyLink: 'Copy link',
  create: 'Create a link',
  createForm: 'Create a referral link',
  endings: {
    withdraw: {
      title: 'Withdraw this link?',
      confirm: 'Withdraw',
      text: 'It still leads to the post, but further applications do not count for it.',
    },
    delete: {
      title: 'Delete this link?',
      confirm: 'Delete',
      text: 'The name goes with it: applications that came by it stay, without a referrer.',
    },
  },
  heading: 'Referral links',
  links: 'referral links',
  none: 'No referral links yet.',
  notCopied: 'The browser did not let it be copied.',
  ofName: 'of %{name}',
  theLinkOf: 'the link of %{name}',
  withdrawnAt: 'withdrawn %{time}',
} as const;
