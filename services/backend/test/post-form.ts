import request, { type Test } from 'supertest';
import type { TestApi } from './start-api';

/** The three forms besides the application, filled in as the specification shows them and nothing more. */
export const bareForms = {
  consultation: {
    path: '/api/auth/register',
    fields: {
      name: 'Asha Verma',
      email: 'asha.verma@mail.example',
      number: '+91 98765 43210',
      website: 'https://clinics.example',
      feedback: 'We would like to talk about a booking system for forty clinics.',
    },
  },
  'home-enquiry': {
    path: '/api/formhome/submit',
    fields: {
      name: 'Asha Verma',
      email: 'asha.verma@mail.example',
      company: 'Forty Clinics',
      projectDetails: 'A booking system that works offline.',
    },
  },
  'contact-message': {
    path: '/api/form/contact',
    fields: {
      name: 'Asha Verma',
      number: '+91 98765 43210',
      email: 'asha.verma@mail.example',
      message: 'Please call me about a booking system.',
    },
  },
} as const;

export type FormKind = keyof typeof bareForms;

/** Posts one of them as a plain HTTP client does; `more` is added to its fields. */
export function postForm(api: Pick<TestApi, 'url'>, kind: FormKind, more: Record<string, string> = {}): Test {
  const { path, fields } = bareForms[kind];
  return request(api.url)
    .post(path)
    .send({ ...fields, ...more });
}
