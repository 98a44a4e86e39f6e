import { fieldsOf } from '../form-fields/form-fields.ts';

/** The fields of an application beside name and e-mail. The list has no room for some: they are shown with one record alone. */
export const applicationFields = fieldsOf('application', ['phone', 'linkedin', 'message']);
export type ApplicationField = (typeof applicationFields)[number];

export const labelOf = (name: ApplicationField['name']) =>
  applicationFields.find((field) => field.name === name)?.label ?? name;
