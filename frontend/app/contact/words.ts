/** Under the drawing at the head of the contact page. */
export const contactCaption = 'A your question, B the board that it ends on.';

export const newsletterCarried = 'The e-mail address was taken over from the newsletter box.';

/** The labels of the company's addresses and hours. */
export const officeTerms = {
  email: 'E-mail',
  telephone: 'Telephone',
  careers: 'Careers',
  hours: 'Hours',
  office: 'Office',
} as const;
