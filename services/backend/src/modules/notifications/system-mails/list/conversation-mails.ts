import { sampleReference, type SystemMail, WAITING } from './system-mail';

const receivedReply = (
  role: SystemMail['role'],
  noun: string,
  { title, when, button }: Record<'title' | 'when' | 'button', string>,
): SystemMail => ({
  title,
  when,
  role,
  label: `Answer to an ${noun}`,
  subject: 'Answer from {{name}} ({{reference}})',
  body: `# {{name}}

{{facts}}

{{text}}

[${button}]({{link}})

---
Answer from that page: an answer to this mail reaches nobody.`,
  placeholders: {
    name: { sample: 'Asha Verma', theirs: true },
    reference: { sample: sampleReference },
    text: { sample: 'Thank you. Tuesday at ten suits me.', theirs: true, lines: true },
  },
  needs: ['link'],
  facts: [
    { label: 'From', value: 'asha@mail.example' },
    { label: 'Reference', value: sampleReference },
  ],
  leadsTo: role === 'hr' ? '/admin/applications' : '/admin/all-enquiries',
});

const digest = (role: SystemMail['role'], title: string, when: string): SystemMail => ({
  title,
  when,
  role,
  label: 'Waiting for you',
  subject: '{{headlines}}',
  body: `{{waiting}}

---
No further mail like this comes before somebody has opened the list or a day has passed.`,
  placeholders: { headlines: { sample: '2 answers are overdue' } },
  needs: [WAITING],
});

/** About answers that came, and about what waits. */
export const conversationMails = {
  'received-reply-application': receivedReply('hr', 'application', {
    title: 'HR: an applicant has answered',
    when: 'To the person who has the application, else to HR’s inbox, when the applicant has answered one of our mails.',
    button: 'Open the application',
  }),
  'received-reply-enquiry': receivedReply('general', 'enquiry', {
    title: 'Office: an answer to a reply',
    when: 'To the person who has the enquiry, else to the office’s inbox, when its sender has answered.',
    button: 'Open the conversation',
  }),
  'digest-hr': digest('hr', 'HR: digest', 'To HR’s inbox, at most once a day, while something waits unseen.'),
  'digest-general': digest(
    'general',
    'Office: digest',
    'To the office’s inbox, at most once a day, while something waits unseen.',
  ),
} as const satisfies Record<string, SystemMail>;
