/** The words of the application form. The rules beside it have the words for a wrong field. */
export const applicationWords = {
  title: 'Application',
  note: 'All fields are required unless marked optional',
  legend: 'Your application',
  broughtBack: 'Your draft was brought back. It is kept in this browser only. Please give your consent again.',
  broughtBackWithoutFile:
    'Your draft was brought back without its resume: choose that again. The draft is kept in this browser only. Please give your consent again.',
  carriedOver:
    'Name, e-mail and profile are those of your other application. They are kept in this browser only. Please give your consent for this one.',
  kept: 'An unsent application, its file included, is kept in this browser for a day after your last change.',
  keptWithoutFile: 'An unsent application is kept in this browser for a day after your last change, without its file.',
  button: 'Send application',
  sending: 'Sending…',
  received: 'Received',
  questions: 'Questions:',
  positions: 'Open positions',
  another: 'Apply for another position',
  personKept:
    'Your name, e-mail address and profile stay in this browser for a day, so that an application for another position begins with them.',
  forget: 'Forget them',
  forgotten: 'They are forgotten.',
  sent: {
    position: 'Position',
    file: 'Resume',
    noFile: 'None',
    pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  },
} as const;

/** Where a field is called otherwise here than in the API, or needs help. */
export const applicationFields = {
  apply: { label: 'Applying for' },
  linkedin: { label: 'LinkedIn or other profile', help: 'Its web address, like linkedin.com/in/name' },
  resume: {
    label: 'Resume',
    help: 'PDF or Word (pdf, doc, docx), at most 5 MB.',
    unkept: 'Your file is not kept in this browser: after a reload choose it again.',
    lost: (name: string) =>
      `${name} was not kept in this browser. Choose it again, or the application goes without it.`,
  },
  message: { label: 'Cover letter', help: 'What have you built that you would show us first?' },
} as const;

/** The first option of the two lists until a choice is made, and the message when they could not be loaded. */
export const choices = {
  loading: 'Loading…',
  loaded: 'Choose',
  failed: 'Could not be loaded',
  empty: 'The positions and the years to choose from could not be loaded, so both lists are empty.',
  again: 'Load again',
} as const;

export const consents = {
  before: 'I agree to the',
  terms: 'terms',
  between: 'and the',
  privacy: 'privacy policy',
  newTab: '(opens in a new tab)',
  age: 'I am 18 or older, or my parent or guardian consents to this application.',
} as const;

/** For browsers without script: the way to the form with its lists. */
export const plainForm = {
  title: 'Apply without JavaScript',
  text: 'It is off in this browser, so the form waits on a page of its own. It asks for the same and goes to the same people.',
  open: 'Open the form',
} as const;

/** The position of the link that led to the form is not open any more. */
export const closedPost = {
  title: 'This position is closed.',
  text: 'Applications for it are not taken any more. You can choose another position here, or look at those that are open.',
  link: 'Open positions',
} as const;

/** After the form was sent without script. */
export const refusedPlainForm = {
  incomplete: 'Something is missing, or is not right yet.',
  file: {
    title: 'Your file was not taken.',
    text: 'Nothing was sent. Press Back: what you typed is still there. Choose a PDF or Word file (pdf, doc, docx) of at most 5 MB, and send it again.',
  },
  closed: {
    title: closedPost.title,
    text: 'Nothing was sent: it was closed before your application arrived. Press Back to copy what you typed, and apply for another of the',
    link: 'open positions',
  },
} as const;

/** The text before and after the careers' mail address, where there is no form. */
export const applyByMail = {
  title: 'Or by e-mail',
  before: 'Send your name, the position and your resume (PDF or Word, at most 5 MB) to',
  after: 'It is read by the same people.',
  subject: 'Application',
} as const;
