import type { ExportedApplication } from './application-columns';

/** What a line of the file looks like, for the description of the API. */
export const sampleApplication: ExportedApplication = {
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  version: 2,
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  phone: '+91 98123 45678',
  apply: 'Backend Developer',
  experience: '1-3 years',
  linkedin: 'https://www.linkedin.com/in/asha-verma',
  message: 'I can begin in January.',
  stage: 'screening',
  stageSince: new Date('2026-11-20T10:15:00Z'),
  standing: 'clear',
  heldFor: [],
  source: { utm_source: 'newsletter' },
  createdAt: new Date('2026-11-20T09:30:00Z'),
  jobPost: { id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c45', title: 'Backend Developer' },
  resume: {
    key: 'lGk3q0vB8Xn2.pdf',
    type: 'pdf',
    size: 204_800,
    state: 'stored',
    scanState: 'clean',
    flags: [],
    hasPreview: true,
  },
  mailState: 'sent',
  alsoApplied: 1,
  notes: 'Clear answers, good questions.',
};
