import request, { type Test } from 'supertest';

/** The fields that each of the three forms sends, and the table and the list that hold them afterwards. */
export interface EnquiryForm {
  path: string;
  /** The name by which its receipt is asked for. */
  kind: string;
  table: string;
  list: string;
  fields: Record<string, string>;
  /** The longest text of the form. */
  text: string;
  incomplete: string;
  page: string;
}

export const consultation: EnquiryForm = {
  path: '/api/auth/register',
  kind: 'consultation',
  table: 'consultations',
  list: '/api/admin/users',
  fields: {
    name: 'Asha Verma',
    email: 'asha.verma@mail.example',
    number: '+91 98123 45678',
    website: 'https://clinics.example',
    feedback: 'We would like to move forty clinics to the cloud.',
  },
  text: 'feedback',
  incomplete: 'All fields are required',
  page: '/services',
};

export const homeEnquiry: EnquiryForm = {
  path: '/api/formhome/submit',
  kind: 'home-enquiry',
  table: 'home_enquiries',
  list: '/api/admin/enquiries',
  fields: {
    name: 'Bala Iyer',
    email: 'bala@mail.example',
    company: 'Iyer Foods',
    projectDetails: 'An app by which our drivers see their rounds.',
  },
  text: 'projectDetails',
  incomplete: 'Name, e-mail and project details are required',
  page: '/',
};

export const contact: EnquiryForm = {
  path: '/api/form/contact',
  kind: 'contact-message',
  table: 'contact_messages',
  list: '/api/admin/contacts',
  fields: {
    name: 'Chitra Rao',
    number: '0120 455 6677',
    email: 'chitra@mail.example',
    message: 'Please call me back about testing.',
  },
  text: 'message',
  incomplete: 'All fields are required',
  page: '/contact',
};

export const forms = [consultation, homeEnquiry, contact];

/** Posts a form as a program does. */
export const postForm = (url: string, form: EnquiryForm, fields: object = form.fields): Test =>
  request(url).post(form.path).send(fields);

const reply = { subject: 'Yes', body: 'Call', close: false };

/** The calls by which staff write about enquiries, each with the body of a request that would; `id` may be of any record. */
export const writesOfEnquiries = (id: string): Record<string, { body?: object }> => ({
  'POST /api/admin/all-enquiries/assignee': { body: { ids: [id], to: null } },
  'POST /api/admin/all-enquiries/:id/notes': { body: { text: 'Call on Monday' } },
  'DELETE /api/admin/enquiry-notes/:id': {},
  'POST /api/admin/all-enquiries/:id/replies': { body: { ...reply, key: id } },
  'POST /api/admin/all-enquiries/replies': { body: { ...reply, key: id, ids: [id] } },
  'PUT /api/admin/all-enquiries/:id/state': { body: { state: 'waiting' } },
});
