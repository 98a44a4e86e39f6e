import { columnOf, type FormFieldFacts } from '../../platform/fields/form-field';

/**
 * What an applicant types or chooses, by its name in a request, in the order of the form. The file, the vacancy and the consents
 * beside it are declared where they are read. The request, the table, lists, mails and files are made from it.
 */
export const applicationFields = {
  name: { type: 'line', label: 'Name', missing: 'Enter your name.', max: 120, example: 'Asha Verma' },
  email: { type: 'email', label: 'E-mail', missing: 'Enter your e-mail address.', example: 'asha@company.example' },
  phone: { type: 'phone', label: 'Phone', example: '+91 98123 45678' },
  apply: {
    type: 'option',
    label: 'Position',
    missing: 'Choose the position you apply for.',
    description: 'One of the positions of `GET /api/form-settings`.',
    example: 'Backend Developer',
  },
  experience: {
    type: 'option',
    label: 'Experience',
    missing: 'Choose your experience.',
    description: 'One of the experience options of `GET /api/form-settings`.',
    example: '1-3 years',
  },
  linkedin: {
    type: 'web-address',
    label: 'LinkedIn',
    wrong: 'Enter a web address, like linkedin.com/in/name.',
    description: 'May begin without `https://`.',
    example: 'https://www.linkedin.com/in/asha-verma',
  },
  message: { type: 'lines', label: 'Message', sample: 'I can begin in January.' },
} as const satisfies Record<string, FormFieldFacts>;

export type ApplicationField = keyof typeof applicationFields;
export const applicationFieldNames = Object.keys(applicationFields) as ApplicationField[];

/** SQL: these fields of the application `a`, each by its name in a request. */
export const selectFields = applicationFieldNames.map((field) => `a.${columnOf(field)} AS "${field}"`).join(', ');
