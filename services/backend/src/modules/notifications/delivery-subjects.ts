export const enquiryKinds = ['consultation', 'home-enquiry', 'contact-message'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What people send us, and what is acknowledged to them. */
export type ReceivedKind = 'application' | EnquiryKind;

/** What a mail can be about; the second and the later ones are the general administrators' business. */
export const deliverySubjectKinds = ['application', ...enquiryKinds, 'staff'] as const;
export type DeliverySubjectKind = (typeof deliverySubjectKinds)[number];

/** The mails that are a role's business. */
export const kindsFor = (role: string): readonly DeliverySubjectKind[] =>
  role === 'hr' ? ['application'] : [...enquiryKinds, 'staff'];
