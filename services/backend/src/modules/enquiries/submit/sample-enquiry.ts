import type { ConsultationEntity, ContactMessageEntity, HomeEnquiryEntity } from '../enquiry.entity';

/** Sample lines of the files, for the description of the API. */
export const sampleEnquiry: ConsultationEntity & HomeEnquiryEntity & ContactMessageEntity = {
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  reference: 'FD-7K2M-9QXR',
  name: 'Asha Verma',
  email: 'asha@company.example',
  number: '+91 98123 45678',
  numberE164: '+919812345678',
  website: 'https://company.example',
  feedback: 'We would like to talk about a booking system for forty clinics.',
  company: 'Forty Clinics',
  projectDetails: 'A booking system that works offline.',
  message: 'Please call me about a booking system.',
  source: { utm_source: 'newsletter' },
  standing: 'clear',
  heldFor: [],
  createdAt: new Date('2026-11-20T09:30:00Z'),
};
