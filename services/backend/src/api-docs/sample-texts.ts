import { applicationFields } from '../modules/applications/application-fields.facts';
import { enquiries } from '../modules/enquiries/enquiry-kinds.facts';
import { type FormFields, samplesOf } from '../platform/fields/form-field';

/** The schemas that hold the fields of a form. */
const forms: { schemas: string[]; fields: FormFields }[] = [
  {
    schemas: ['SubmitApplicationForm', 'ApplicationView', 'ListedApplicationView', 'PutOffView'],
    fields: applicationFields,
  },
  ...Object.values(enquiries).map(({ ids, fields }) => ({
    schemas: [`Submit${ids.one}Request`, `${ids.one}View`],
    fields,
  })),
];

/** By schema and field, `ContactMessageView.message`, because a field of the same name says something else in another form. */
const samplesOfForms: Readonly<Record<string, string>> = Object.fromEntries(
  forms.flatMap(({ schemas, fields }) =>
    Object.entries(samplesOf(fields)).flatMap(([field, text]) => schemas.map((schema) => [`${schema}.${field}`, text])),
  ),
);

export const sampleRequestId = '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44';

/** By the name of the property alone. */
const sampleTexts: Readonly<Record<string, string>> = {
  actorName: 'Meera Nair',
  address: '203.0.113.7',
  answer: '250 2.0.0 Ok: queued',
  apply: 'Backend Developer',
  authorName: 'Meera Nair',
  body: 'Dear {{name}},\n\nthank you for your application.',
  code: '492039',
  closesAt: '2026-12-31T18:30:00.000Z',
  current: 'harbour saddle copper window',
  description: 'You will build the systems behind **booking**.',
  descriptionHtml: '<p>You will build the systems behind <strong>booking</strong>.</p>',
  excerpt: 'Please call me about a booking system.',
  experience: '1-3 years',
  flags: 'Contains macros.',
  heldFor: 'too-fast',
  html: '<p>Dear Asha Verma,</p>',
  id: 'rejection',
  image: 'https://plumbline.example/images/backend.webp',
  job_post: 'backend-developer',
  keyPrefix: '00',
  keySignature: '7d0f0a3c5b8e9d2f',
  label: 'Another candidate fits better',
  location: 'Noida',
  messageId: '<0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44@plumbline.example>',
  msg: 'Application submitted successfully!',
  name: 'Asha Verma',
  nonce: '5f1c0b7a9e3d4c2b',
  note: 'Clear answers, good questions.',
  para: 'You will build the systems behind booking.',
  opensAt: '2026-11-20T03:30:00.000Z',
  password: 'tram violet gravel lantern',
  position: 'Backend Developer',
  positions: 'Backend Developer',
  quoted: 'On Friday, Plumbline wrote:\n> Which day suits you?',
  reason: 'Another candidate fits better',
  recipient: 'asha@company.example',
  recoveryCodes: 'k7qfn-2m9xh-p4tzc',
  ref: 'newsletter',
  requestId: sampleRequestId,
  resume: 'lGk3q0vB8Xn2.pdf',
  salt: '9b1e4f6d7a2c8035',
  senderEmail: 'asha@company.example',
  senderName: 'Asha Verma',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  signature: 'c0ffee5b8e9d2f7d0f0a3c5b8e9d2f7d',
  staffName: 'Meera Nair',
  stage: 'screening',
  subject: 'Your application to Plumbline',
  subjectId: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c45',
  text: 'Six years of Node.js and Postgres.',
  title: 'Backend Developer',
  token: 'eyJvIjoxNzYzNjMwMDAwfQ.4Vb1mQyq0mDkq8pF7X0b5g',
  uri: 'otpauth://totp/Plumbline:meera%40plumbline.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Plumbline',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  utm_campaign: 'autumn',
  utm_content: 'header',
  utm_medium: 'mail',
  utm_source: 'newsletter',
  utm_term: 'booking',
  utmSource: 'newsletter',
};

const sampleFormats: Readonly<Record<string, string>> = {
  uuid: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  email: 'asha@company.example',
  uri: 'https://company.example',
};

/** The text of the example of a property that has none of its own. `place` is its schema and its name, `ContactMessageView.message`. */
export const sampleTextFor = (place: string, format: string): string | undefined =>
  samplesOfForms[place] ?? sampleFormats[format] ?? sampleTexts[place.split('.').at(-1) ?? ''];
