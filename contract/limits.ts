// How many characters each text of a request may have, and how large each number may be. Written by `make contract`.
export const AddPasskeyByLinkDto = {
  name: 60,
  id: 1364,
  clientDataJSON: 2000,
  attestationObject: 4000,
} as const;

export const AddPasskeyDto = {
  name: 60,
  id: 1364,
  clientDataJSON: 2000,
  attestationObject: 4000,
} as const;

export const AddReasonRequest = {
  label: 120,
  position: 10000,
} as const;

export const AnotherFileForm = { token: 100 } as const;

export const AnswerInterviewRequest = {
  token: 100,
  note: 500,
} as const;

export const ArrangeInterviewRequest = {
  minutes: 480,
  place: 200,
  details: 500,
} as const;

export const AskPasswordResetDto = { email: 254 } as const;

export const BeginPasskeyByLinkDto = { code: 40 } as const;

export const ChangeMailTemplateRequest = {
  subject: 200,
  body: 8000,
} as const;

export const ChangePasswordDto = {
  current: 256,
  password: 256,
  code: 40,
} as const;

export const ChangeReasonRequest = {
  label: 120,
  position: 10000,
} as const;

export const ChangeSignatureRequest = { text: 600 } as const;

export const ChangeStaffDto = { name: 120 } as const;

export const ConfirmSessionDto = {
  password: 256,
  code: 40,
} as const;

export const CreateReferralRequest = { name: 120 } as const;

export const EditApplicationRequest = { experience: 80 } as const;

export const EnquiryNoteRequest = { text: 5000 } as const;

export const EnquiryReplyText = {
  subject: 300,
  body: 10000,
} as const;

export const EraseRequest = { email: 254 } as const;

export const FindTakenRequest = { minutes: 480 } as const;

export const FinishProviderDto = {
  email: 254,
  password: 256,
  code: 40,
} as const;

export const GiveVerdictRequest = { reason: 500 } as const;

export const HolidayView = { name: 80 } as const;

export const InviteStaffDto = {
  name: 120,
  email: 254,
} as const;

export const MatchingMailsRequest = {
  count: 2000,
  offset: 2000,
  limit: 10,
} as const;

export const MatchingRequest = { count: 2000 } as const;

export const MoveApplicationRequest = { note: 1000 } as const;

export const MoveApplicationsRequest = { note: 1000 } as const;

export const MoveInterviewRequest = {
  minutes: 480,
  place: 200,
  details: 500,
} as const;

export const NoteRequest = { text: 5000 } as const;

export const OneTimeCodeDto = { code: 40 } as const;

export const PasskeyProofDto = {
  id: 1364,
  clientDataJSON: 2000,
  authenticatorData: 1500,
  signature: 1500,
  userHandle: 100,
} as const;

export const PasswordDto = { password: 256 } as const;

export const PauseAnswerRequest = { reason: 120 } as const;

export const PersonRequest = { email: 254 } as const;

export const PreviewEnquiryRepliesRequest = {
  subject: 300,
  body: 10000,
} as const;

export const RemoveSecondFactorDto = {
  password: 256,
  code: 40,
} as const;

export const RenamePasskeyDto = { name: 60 } as const;

export const RenderDescriptionRequest = { description: 10000 } as const;

export const SalaryView = { currency: 3 } as const;

export const SaveFormSettingsRequest = { positions: 120 } as const;

export const SaveJobPostRequest = {
  title: 200,
  para: 4000,
  location: 200,
  image: 2000,
  imageAlt: 200,
  slug: 80,
  experience: 120,
  daysOnSite: 7,
  description: 10000,
} as const;

export const SaveViewRequest = { name: 60 } as const;

export const SendEnquiryRepliesRequest = {
  subject: 300,
  body: 10000,
} as const;

export const SendEnquiryReplyRequest = {
  subject: 300,
  body: 10000,
} as const;

export const SignInDto = {
  name: 120,
  email: 254,
  password: 256,
  code: 40,
} as const;

export const StageMailRequest = {
  subject: 300,
  body: 10000,
} as const;

export const SubmitApplicationForm = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  ref: 200,
  name: 120,
  email: 254,
  phone: 40,
  linkedin: 300,
  message: 5000,
  job_post: 200,
} as const;

export const SubmitConsultationRequest = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  ref: 200,
  name: 120,
  email: 254,
  number: 40,
  website: 300,
  feedback: 5000,
} as const;

export const SubmitContactMessageRequest = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  ref: 200,
  name: 120,
  number: 40,
  email: 254,
  message: 5000,
} as const;

export const SubmitHomeEnquiryRequest = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  ref: 200,
  name: 120,
  email: 254,
  company: 200,
  projectDetails: 5000,
} as const;

export const UseLinkDto = { password: 256 } as const;

export const WriteNoteRequest = { text: 5000 } as const;
