import type { FormSettings } from '../../form-settings/form-settings.ts';

export const formSettings = {
  addedAlready: 'This is in the list already.',
  changes: { added: 'new, not saved', moved: 'moved, not saved' },
  down: 'Down',
  form: 'Form settings',
  experience: {
    askedAs: 'Experience is asked as',
    hint: 'The form offers this text as its only option.',
    kinds: { list: 'A list to choose from', text: 'One text, in years' } as const satisfies Record<
      FormSettings['experienceStoredAs'],
      string
    >,
    new: 'New experience option',
  },
  heading: 'Edit Form Settings',
  noneYet: 'None yet.',
  notLoaded: 'The form settings could not be loaded.',
  nothingToAdd: 'Enter something to add.',
  newPosition: 'New position',
  positions: 'Positions',
  remove: {
    offOnceSaved: 'It is off the form once you save.',
    question: 'Remove “%{option}”?',
    useOfOption: 'use of this option',
  },
  up: 'Up',
  updated: 'Form settings updated',
  removed: 'Removed, not saved yet: %{options}',
  use: {
    applications: '%{count} application names it and keeps it. |||| %{count} applications name it and keep it.',
    noApplication: 'No application names it.',
    openJobPosts:
      '%{count} open job post has this title: visitors who come from it will not find the position in the form. |||| %{count} open job posts have this title: visitors who come from them will not find the position in the form.',
  },
} as const;

export const calendar = {
  addedAlready: 'This day is in the list already.',
  day: 'Day',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  figure: 'On the careers page',
  figureHint:
    'As “Answered within 1.8 working days, 97 of 100 in time”: from 20 answers in 90 days on, and once dates have been kept for 90 days. Reports shows the figure at any time.',
  heading: 'Working days',
  holidays: 'Holidays',
  intro:
    'Applicants are promised an answer within %{count} working day; the day on which they apply does not count. |||| Applicants are promised an answer within %{count} working days; the day on which they apply does not count.',
  missing: { day: 'Choose a day.', name: 'Enter a name.' },
  moved: '%{count} date of an answer has moved. |||| %{count} dates of answers have moved.',
  name: 'Name of the holiday',
  noneMoved: 'No date of an answer has moved.',
  noHolidays: 'None: all days but those off count.',
  notLoaded: 'The working days could not be loaded.',
  publish: 'Tell how quickly applicants are answered',
  saved: 'Working days updated.',
  weekend: 'Days off of each week',
  zone: 'Days begin and end in the company’s time zone (%{zone}), which the operator sets.',
} as const;

export const mailTemplates = {
  belongsTo: { automatic: 'automatic', enquirers: 'replies to enquiries', interviewees: 'dates of interviews' },
  changed: 'These are your own words.',
  defaultNewer:
    'The words of this release have changed since you wrote yours. Yours are sent; “Back to the default” shows the new ones.',
  editForm: 'Edit the mail template',
  heading: 'Mail templates',
  kinds: { automatic: 'Automatic mails', written: 'Mails that colleagues write' },
  mail: 'Mail',
  many: 'mail templates',
  marks:
    '# begins the title, ## the label of the text below it, [words]({{link}}) alone on a line is the button, --- stands above the small print. Web addresses in texts become links by themselves, except in a text with a placeholder that stands for words or names of others.',
  off: {
    button: 'Switch this mail off',
    byPerson: 'This mail has been switched off since %{time}, by %{by}.',
    bySetting: 'This mail is switched off by the operator’s setting ACKNOWLEDGE.',
    done: '“%{title}” is switched off',
    listed: 'Each mail that is not sent is listed under Deliveries as left out.',
    state: 'switched off',
    /** Where HR finds what a mail would have told, by its key. */
    stays: {
      'digest-hr':
        'Without it, all that waits stands under To do on Today. It cannot be off together with the mail about a new application.',
      'hr-another-file': 'Without it, the file stands in its application in place of the one before.',
      'hr-application': 'Without it, the application stands in the list as not seen yet, and the digest tells of it.',
      'hr-interview-answer': 'Without it, the answer stands with the interview, in the application.',
      'received-reply-application':
        'Without it, the answer stands in its application, and Today lists it until somebody has done something about it.',
    },
  },
  lacking: 'These words are sent, but they lack something.',
  on: { button: 'Switch this mail on', done: '“%{title}” is switched on' },
  one: 'mail template',
  own: 'own words',
  placeholders: { heading: 'Placeholders, filled in when the mail is sent', needed: 'Needed.' },
  preview: {
    button: 'Show the mail',
    heading: 'The mail',
    html: 'As a page',
    samples: 'With sample values in place of the placeholders.',
    text: 'As plain text',
  },
  reset: {
    button: 'Back to the default…',
    confirm: 'Back to the default',
    done: '“%{title}” has the words of the release again',
    loaded: 'The words of now are on the page. “Back to the default” removes those.',
    means: 'Your own words are removed. The audit log keeps them. These are sent from now on:',
    question: 'Back to the words of the release?',
    unsaved: 'What you have typed and not saved is lost.',
  },
  saved: '“%{title}” is saved',
  test: { button: 'Send a test to me', done: 'A test is on its way to %{to}' },
  unchanged: 'These are the words of the release.',
  unusable: 'Your words are not sent: the words of the release go out in their place.',
} as const;

export const rejectionReasons = {
  add: 'Add a reason',
  added: 'The reason is added',
  deleted: 'The reason is deleted',
  deleteQuestion: 'Delete this reason?',
  editForm: 'Edit the reason',
  heading: 'Rejection reasons',
  keepsItsWords: 'What was given already keeps its words.',
  many: 'reasons',
  one: 'reason',
  order: {
    button: 'Order…',
    done: 'The order is saved',
    hint: 'In this order they are offered. Drag one to its place, or move it by its buttons.',
    list: 'Reasons that can be given',
    title: 'Order of the reasons',
  },
  retiredInstead: 'It was given before, so it is retired',
  retiredMeans: 'Retired: cannot be given any more',
  saved: 'The reason is saved',
  shown: 'Shown',
  standsLast: 'It stands last. “Order…” moves it.',
  states: { inUse: 'in use', retired: 'retired' },
  use: {
    given:
      '“%{label}” was given in %{moves}, and %{applications} rejected with it now. It is retired: these keep it, and nobody can give it any more.',
    applications: '%{count} application is |||| %{count} applications are',
    moves: '%{count} move |||| %{count} moves',
    neverGiven: '“%{label}” was never given. It goes for good.',
    noApplication: 'no application is',
  },
  useOfReason: 'use of this reason',
  /** By the field "retired". */
  uses: { false: 'In use', true: 'Retired' },
} as const;

/** What mails end with. */
export const signatures = {
  form: { own: 'Your signature', office: 'Signature of the office' },
  hint: {
    own: 'Mails that you write end with it. Without one they end with the office’s. {{writer}} is your name, {{company}} and {{site}} are ours.',
    office:
      'Mails of colleagues who have no signature of their own end with it, and automatic mails to people outside. {{writer}} is the name of who writes, and stands for nothing in automatic mails; {{company}} and {{site}} are ours.',
  },
  noOffice: 'The office has none.',
  changed: 'changed %{time}, by %{name}',
  none: 'none',
  notLoaded: 'The signatures could not be loaded.',
  ownPlace: 'Yours is on the page of your account.',
  saved: 'The signature is saved',
  shown: 'As it stands in a mail of yours',
  text: 'Signature (optional)',
} as const;
