import { APPLICATION_SUBMITTED } from '../applications/applications.events';
import {
  CONSULTATION_SUBMITTED,
  CONTACT_MESSAGE_SUBMITTED,
  HOME_ENQUIRY_SUBMITTED,
} from '../enquiries/enquiries.events';
import type { SubmissionKind } from './submission-kind';

interface HeldKind {
  table: string;
  /** The column of what the sender wrote. */
  text: string;
  /** Who judges it: those who get it when it is clear. */
  role: 'general' | 'hr';
  /** What happens when it is released: the same as if it had never been held. */
  event: string;
  /** Where people's edits are counted. */
  hasVersion: boolean;
}

export const heldKinds: Record<SubmissionKind, HeldKind> = {
  application: {
    table: 'applications',
    text: 'message',
    role: 'hr',
    event: APPLICATION_SUBMITTED,
    hasVersion: true,
  },
  consultation: {
    table: 'consultations',
    text: 'feedback',
    role: 'general',
    event: CONSULTATION_SUBMITTED,
    hasVersion: false,
  },
  'home-enquiry': {
    table: 'home_enquiries',
    text: 'project_details',
    role: 'general',
    event: HOME_ENQUIRY_SUBMITTED,
    hasVersion: false,
  },
  'contact-message': {
    table: 'contact_messages',
    text: 'message',
    role: 'general',
    event: CONTACT_MESSAGE_SUBMITTED,
    hasVersion: false,
  },
};
