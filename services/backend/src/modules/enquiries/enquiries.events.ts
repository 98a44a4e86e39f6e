/** A consultation request is committed and clear. Subject: the consultation. */
export const CONSULTATION_SUBMITTED = 'consultation.submitted';

/** An enquiry of the home page is committed and clear. Subject: the enquiry. */
export const HOME_ENQUIRY_SUBMITTED = 'home-enquiry.submitted';

/** A contact message is committed and clear. Subject: the message. */
export const CONTACT_MESSAGE_SUBMITTED = 'contact-message.submitted';
