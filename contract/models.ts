import type { components } from './schema.ts';

/** Every view and request of the API by its name there; those that are spoken of most have a name here as well. */
export type Schemas = components['schemas'];

export type ApiError = Schemas['ErrorView'];
export type Submitted = Schemas['SubmittedView'];
export type Session = Schemas['SessionView'];

export type JobPost = Schemas['JobPostView'];
export type EditableJobPost = Schemas['JobPostAdminView'];
export type FormSettings = Schemas['FormSettingsView'];
export type EditableFormSettings = Schemas['FormSettingsAdminView'];

export type Application = Schemas['ApplicationView'];
export type OpenedApplication = Schemas['OpenedApplicationView'];
export type Duplicate = Schemas['DuplicateView'];
export type Note = Schemas['NoteView'];
export type RejectionReason = Schemas['RejectionReasonView'];
export type ResumeAsk = Schemas['ResumeAskView'];
export type ResumePreview = Schemas['ResumePreviewView'];
export type StageMove = Schemas['StageMoveView'];

export type Interview = Schemas['InterviewView'];

export type Enquiry = Schemas['AnyEnquiryView'];
export type HeldSubmission = Schemas['HeldView'];

export type Deed = Schemas['DeedView'];
export type Delivery = Schemas['DeliveryView'];
export type ApplicantMail = Schemas['ApplicantMailView'];
export type MailTemplate = Schemas['MailTemplateView'];
export type Staff = Schemas['StaffView'];
export type AuditEntry = Schemas['AuditEntryView'];
export type Retention = Schemas['RetentionView'];
export type Erasure = Schemas['ErasureView'];
export type ErasureRecord = Schemas['ErasureRecordView'];
