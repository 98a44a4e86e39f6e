import { applicationFields } from '../../../applications/application-fields.facts';
import { submissions } from '../../../submissions/kinds.facts';
import { acknowledgement, acknowledged } from './acknowledgement';
import { sampleMoment, sampleReference, type SystemMail } from './system-mail';

const asha = {
  name: { sample: 'Asha Verma', theirs: true },
  position: { sample: 'Java Developer', theirs: true },
} as const;
const reference = { sample: sampleReference } as const;
const toKnow = [
  { label: 'E-mail', value: 'asha@mail.example', href: 'mailto:asha@mail.example' },
  { label: 'Experience', value: '3 years' },
  { label: 'Resume', value: 'PDF, 200 KB' },
  { label: 'Received', value: sampleMoment },
  { label: 'Reference', value: sampleReference },
];

/** About applications. */
export const applicationMails = {
  'hr-application': {
    title: 'HR: a new application',
    when: 'To HR’s inbox, for each application, once its resume is filed.',
    role: 'hr',
    label: 'New application',
    subject: '{{position}}: {{name}} ({{reference}})',
    body: `# {{name}}

{{position}}

{{facts}}

## ${applicationFields.message.label}
{{message}}

[Open the application]({{link}})

---
An answer to this mail goes to {{name}}. The resume is opened in the HR area, never by mail.`,
    placeholders: {
      ...asha,
      reference,
      experience: { sample: '3 years', theirs: true },
      message: { sample: 'I have built booking systems for clinics.', theirs: true, lines: true },
    },
    needs: ['link'],
    facts: toKnow,
    leadsTo: '/admin/applications',
  },
  'hr-another-file': {
    title: 'HR: another file',
    when: 'To HR’s inbox, when an applicant has sent another file in place of one that nobody can open.',
    role: 'hr',
    label: 'Another file',
    subject: 'Another file: {{name}} ({{reference}})',
    body: `# {{name}}

{{position}}

{{facts}}

[Open the application]({{link}})

---
Nobody could open the file that came with the application, so {{name}} was asked for another one. The former file stays at the application.`,
    placeholders: { ...asha, reference },
    needs: ['link'],
    facts: [
      { label: 'New file', value: 'PDF, 200 KB' },
      { label: 'Former file', value: 'protected by a password' },
      ...toKnow.slice(3),
    ],
    leadsTo: '/admin/applications',
  },
  'acknowledge-application': {
    ...acknowledgement(submissions.application.acknowledgement),
    title: 'Acknowledgement: application',
    when: 'To an applicant, at once: the application has arrived.',
    role: 'hr',
    facts: [...acknowledged, { label: 'Position', value: 'Java Developer' }, { label: 'Resume', value: 'PDF, 200 KB' }],
  },
  'acknowledge-unreadable': {
    title: 'Applicant: please send the resume again',
    when: 'To an applicant whose resume nobody can open, with a link that takes one file.',
    role: 'hr',
    isSigned: true,
    subject: 'We could not open your resume ({{reference}})',
    body: `# We could not open your resume

{{name}}, your application is with us, and it goes on. Only its resume cannot be read.

{{facts}}

## What is wrong
{{fault}}

## What to do
{{remedy}} The button leads to a page that takes one file, and asks for nothing else.

## If that does not work
Answer this mail, or write to us at {{site}}/contact

[Send another file]({{link}})

---
The link is for this application alone. It takes a file until {{until}}, for as long as the position is open. Opening it changes nothing. If it was not you who applied, there is nothing for you to do.`,
    placeholders: {
      name: asha.name,
      reference,
      fault: { sample: 'The file that you sent is protected by a password, so nobody here can open it.' },
      remedy: { sample: 'Save it once more without a password, and send that file.' },
      until: { sample: sampleMoment },
    },
    needs: ['link'],
    facts: [
      { label: 'Reference', value: sampleReference },
      { label: 'Position', value: 'Java Developer' },
      { label: 'Link until', value: sampleMoment },
    ],
    leadsTo: '/another-file',
  },
} as const satisfies Record<string, SystemMail>;
