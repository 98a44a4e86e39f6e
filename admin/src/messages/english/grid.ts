/** Orders of lists, as narrow screens offer them. */
export const orders = {
  answerDue: 'Longest overdue first',
  asChosen: 'As chosen',
  asHrSeesThem: 'As HR sees them',
  bestMatch: 'Best match',
  lastChangedFirst: 'Last changed first',
  lastSeenFirst: 'Last seen first',
  latestFirst: 'Latest first',
  locationAToZ: 'Location, A to Z',
  mostTriesFirst: 'Most tries first',
  nameAToZ: 'Name, A to Z',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  positionAToZ: 'Position, A to Z',
  recipientAToZ: 'Recipient, A to Z',
  soonestFirst: 'Soonest first',
  titleAToZ: 'Title, A to Z',
} as const;

/** `one` and `many` are the names of a list's records. */
export const grid = {
  about: 'about',
  all: 'All',
  allMany: 'All %{many}',
  clearSelection: 'Clear the selection',
  close: 'Close the %{one}',
  companyDay: 'A day in the company’s time: %{zone}',
  empty: 'No %{many} yet.',
  export: 'Export %{format}',
  filters: {
    add: 'Filter',
    byTab: 'its tab',
    clear: 'Clear',
    kept: 'Filtered by',
    label: 'Filters',
    remove: 'Remove the filter %{filter}',
  },
  isFirst: 'This is the first one on this page.',
  isLast: 'This is the last one on this page.',
  exportSelected: 'Selection as %{format}',
  manyNotLoaded: 'The %{many} could not be loaded. %{reason}',
  new: 'New %{one}',
  news: {
    arrived: '%{count} new |||| %{count} new',
    differs: 'This list has changed',
    left: '%{count} left this list |||| %{count} left this list',
    show: 'show the list as it is now',
  },
  next: 'Next %{one}',
  noExactMatch: 'No exact match. Similar names',
  noMatch: 'Nothing here matches the search.',
  nothingOnPage: 'There is nothing on this page any more.',
  oneGone: 'This %{one} does not exist, or it has been erased.',
  oneNotLoaded: 'This %{one} could not be loaded.',
  order: 'Order',
  pages: {
    about: 'about %{total}',
    isFirst: 'This is the first page.',
    isLast: 'This is the last page.',
    label: 'Pages of the list',
    next: 'Next',
    position: 'Page %{page} of %{pages}',
    previous: 'Previous',
    rows: '%{first}–%{last} of %{total}',
    size: 'Rows',
  },
  position: '%{position} of %{total}',
  previous: 'Previous %{one}',
  search: 'Search %{what}',
  select: 'Select %{name}',
  selectPage: 'Select all on this page',
  selected: 'selected',
  selection: 'Selection',
  showAllMany: 'Show all %{many}',
  toFirstPage: 'To the first page',
} as const;

/** Saved views of the applications. */
export const views = {
  change: 'Change “%{name}” to this',
  deleted: '“%{name}” is deleted',
  deleteOwn: 'The applications in it stay as they are.',
  deleteQuestion: 'Delete the view “%{name}”?',
  deleteShared: 'It is gone for all of HR. The applications in it stay as they are.',
  edit: 'Edit view',
  keeps: 'It keeps the filters, the search and the order of now.',
  lost: '“%{name}” was saved with what the list does not know any more: %{filters}. It is shown without. Save it again to keep it so.',
  missingName: 'Enter a name.',
  save: 'Save view',
  saved: '“%{name}” is saved',
  share: 'For all of HR',
  sharedBy: 'Shared by %{name}',
  withColumns: 'With the columns of now',
} as const;

/** Which columns a list shows. */
export const columns = {
  button: 'Columns',
  heading: 'Columns of the list',
  hint: 'Kept with your account, for every browser. The name is always shown.',
  stageSince: 'In this stage since',
  usual: 'The usual ones',
} as const;

/** Values that are missing or not there yet. */
export const values = {
  loading: 'Loading…',
  noMessage: 'No message',
  none: 'N/A',
  notLoaded: 'The %{what} could not be loaded. %{reason}',
  opensInNewTab: '(opens in a new tab)',
} as const;

/** The frame around each page. */
export const layout = {
  account: 'Account',
  closeMessage: 'Close the message',
  brands: { general: 'Admin', hr: 'HR' },
  content: 'Skip to the content',
  version: 'Frontdoor %{version}',
  demonstration: 'Demonstration.',
  demonstrationMails: 'Mails may reach nobody: EXAMPLE_COMPANY=yes lets a demo inbox and example addresses stand.',
  keyShortcuts: 'Key shortcuts',
  loadAgain: 'Load it again',
  logout: {
    button: 'Logout',
    confirm: 'Log out',
    deletesTyped:
      'Logging out deletes what you have typed and not saved in %{count} form. |||| Logging out deletes what you have typed and not saved in %{count} forms.',
    failed: 'You are still logged in: the server did not answer. Please try again.',
    question: 'Log out?',
  },
  notHere: {
    heading: 'Not here',
    noPage: {
      general: 'This address has no page in the general admin.',
      hr: 'This address has no page in the HR admin.',
    },
    logIn: { general: 'Log in to the general admin', hr: 'Log in to the HR admin' },
  },
  notShown: 'This page could not be shown.',
  sections: 'Sections',
  sidebar: 'Admin',
} as const;

export const menu = {
  applications: 'Applications',
  audit: 'Audit log',
  deliveries: 'Deliveries',
  erasures: 'Erasures',
  calendar: 'Working days',
  formSettings: 'Form Settings',
  groups: { mail: 'Mail', records: 'Records', settings: 'Settings' },
  held: 'Held',
  interviews: 'Interviews',
  jobPosts: 'Job Posts',
  mailTemplates: 'Mail templates',
  notSentOrUnsure: 'not sent or unsure',
  personalData: 'Personal data',
  rejectionReasons: 'Rejection reasons',
  reports: 'Reports',
  retention: 'Retention',
  staff: 'Staff',
  system: 'System',
  today: 'Today',
} as const;
