import type { FormSettings } from '../../form-settings/form-settings.ts';

export const formSettings = {
  addedAlready: 'This is in the list already.',
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
  updated: 'Form settings updated',
  use: {
    applications: '%{count} application names it and keeps it. |||| %{count} applications name it and keep it.',
    noApplication: 'No application names it.',
    openJobPosts:
      '%{count} open job post has this title: who follows such a post to the form will not find the position there. |||| %{count} open job posts have this title: who follows such a post to the form will not find the position there.',
  },
} as const;

export const mailTemplates = {
  editForm: 'Edit the mail template',
  filledIn: '{{name}}, {{position}}, {{reference}} and {{company}} are filled in.',
  heading: 'Mail templates',
  mail: 'Mail',
  many: 'mail templates',
  offeredAt: 'Offered when an application moves to %{stage}.',
  one: 'mail template',
  saved: '“%{title}” is saved',
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
  place: 'Place',
  placeInList: 'Place in the list',
  placeInListOptional: 'Place in the list (optional)',
  retiredInstead: 'It was given before, so it is retired',
  retiredMeans: 'Retired: cannot be given any more',
  saved: 'The reason is saved',
  shown: 'Shown',
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
