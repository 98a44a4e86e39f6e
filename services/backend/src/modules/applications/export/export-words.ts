import type { DeliveryState } from '../../notifications/notifications.facts';
import type { ResumeState, StorageFault } from '../../resumes/resumes.facts';
import type { ApplicationStage } from '../application.facts';

// The words of the admin: people who open a file do not know the names of the API.
export const stageWords: Record<ApplicationStage, string> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
export const mailWords: Record<DeliveryState | 'waiting', string> = {
  waiting: 'Waiting',
  pending: 'Pending',
  unsure: 'Unsure',
  sent: 'Sent',
  failed: 'Not sent',
  skipped: 'Left out',
  replaced: 'Replaced',
};
export const resumeWords: Record<ResumeState | StorageFault | 'none', string> = {
  none: 'No resume',
  received: 'Being filed',
  stored: 'Filed',
  rejected: 'Damaged on its way',
  missing: 'Missing in storage',
  damaged: 'Damaged in storage',
};
