import { forms } from '@frontdoor/contract';
import { company } from '../content/company.ts';

/** Why the file that came cannot be opened, by the reasons that the API gives. */
const reasons = {
  locked:
    'The file that came is protected by a password, so nobody here can open it. Please send one without a password.',
  damaged: 'The file that came is damaged inside: our programs cannot open it. Please save it anew and send that one.',
  infected:
    'Our scanner took the file that came for one with malware, so it was deleted. Please make it anew and send that one.',
  lost: 'The file that came was damaged on our side while we stored it. Please send the same file once more.',
} as const;

/** When the link takes no file, by the states that the API gives. */
const endings = {
  answered: {
    title: 'A file has come already.',
    text: 'This link takes one file, and it has. If it was the wrong one, answer our mail.',
  },
  expired: {
    title: 'This link is over.',
    text: 'Its time has passed, so it takes no more files. If you still want to send one, answer our mail.',
  },
  closed: {
    title: 'No other file is needed.',
    text: 'This position, or your application for it, is not open any more. Thank you for the trouble.',
  },
  unknown: {
    title: 'This link leads nowhere.',
    text: 'Perhaps a part of it is missing: open it from the mail again. If it still leads here, write to us.',
  },
  away: {
    title: 'This page cannot be shown now.',
    text: 'Our service is not available at this moment. Your link stays good: please open it again in a few minutes.',
  },
} as const;

/** The id of its control. */
export const fileField = 'another-file';

export const anotherFile = {
  label: 'Another file',
  description: 'Takes another file for an application whose resume cannot be opened.',
  title: 'Send another file.',
  lead: 'Your application is with us, and it goes on. Only its resume cannot be read.',
  position: 'Position',
  reference: 'Reference',
  until: 'Link until',
  field: 'Resume',
  help: 'One file: pdf, doc or docx, 5 MB at most. Check that it opens before you send it.',
  accept: '.pdf,.doc,.docx',
  button: 'Send the file',
  once: 'The link takes one file, for as long as the position is open. Opening this page changes nothing.',
  failed: 'The file was not taken.',
  tooLarge: 'It is larger than 5 MB. Save it smaller, perhaps with smaller pictures, and choose it again.',
  wrongType: 'It is not a PDF or Word document. Choose another one.',
  tryAgain: 'Please choose it once more and send it again. If that does not help, write to us.',
  write: 'Write to us',
  mail: company.careersEmail,
  path: forms['another-file'].path,
  reasons,
  endings,
} as const;
