/** A value, escaped where it is put in. */
export const value = (name: string) => `{{${name}}}`;

/** A value that is HTML or JSON already, made safe by the API. */
export const rawValue = (name: string) => `{{{${name}}}}`;
