/** What the calls are about, in the order of the description. */
export const apiTags: Readonly<Record<string, string>> = {
  public: 'What visitors send.',
  'job posts': 'Open positions, and their editing by HR.',
  'form settings': 'What the application form offers.',
  session: 'Signing in and out, passwords, one-time codes.',
  applications: 'The applications as HR sees and corrects them.',
  pipeline: 'Stages, notes and reasons: the way of an application to its end.',
  resumes: 'The files of applicants; every reading is put on record.',
  enquiries: 'Consultation requests, home enquiries and contact messages.',
  held: 'Suspected spam that waits for a person.',
  mails: 'What was sent to whom, and the texts that HR may change.',
  reports: 'Numbers for dashboards.',
  staff: 'The people who may sign in.',
  audit: 'Who did what.',
  health: 'For whoever runs the system: whether a process answers, and whether it can work.',
  privacy: 'How long data is kept, and what happens when a person asks.',
};
