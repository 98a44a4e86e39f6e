import { randomUUID } from 'node:crypto';

interface Form {
  path: string;
  table: string;
  fields: Record<string, string>;
}

/** The three forms besides the application. */
const forms: Form[] = [
  {
    path: '/api/auth/register',
    table: 'consultations',
    fields: { number: '+91 98123 45678', website: 'https://clinics.example', feedback: 'Forty clinics to the cloud.' },
  },
  {
    path: '/api/formhome/submit',
    table: 'home_enquiries',
    fields: { company: 'Iyer Foods', projectDetails: 'An app by which our drivers see their rounds.' },
  },
  {
    path: '/api/form/contact',
    table: 'contact_messages',
    fields: { number: '0120 455 6677', message: 'Please call me back about testing.' },
  },
];

export interface Enquiry extends Form {
  key: string;
  email: string;
}

/** A filled form with a key of its own; one number after the other takes turns with the three forms. */
export function fillEnquiry(number: number, more: Record<string, string> = {}): Enquiry {
  const form = forms[number % forms.length]!;
  const email = `enquirer.${number}@mail.example`;
  return { ...form, key: randomUUID(), email, fields: { name: `Enquirer ${number}`, email, ...form.fields, ...more } };
}
