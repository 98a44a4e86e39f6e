/** A field of a form. Its type is its rules, its column, and how lists, mails and files show it. */
export interface EnquiryField {
  /** `lines` is the sender's own text: each form has one. */
  type: 'line' | 'lines' | 'email' | 'phone' | 'web-address';
  /** In mails and files. */
  label: string;
  /** The message for an empty field. A field without it may be empty. */
  missing?: string;
  /** The most characters of a `line`. */
  max?: number;
  /** For the description of the API: as it is sent, and as a file shows it. */
  example?: string;
  sample?: string;
}

/** The column of a field. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const name: EnquiryField = {
  type: 'line',
  label: 'Name',
  missing: 'Enter your name.',
  max: 120,
  example: 'Asha Verma',
};
export const email: EnquiryField = {
  type: 'email',
  label: 'E-mail',
  missing: 'Enter your e-mail address.',
  example: 'asha@company.example',
};
export const number: EnquiryField = {
  type: 'phone',
  label: 'Phone',
  missing: 'Enter your phone number.',
  example: '+91 98123 45678',
};
