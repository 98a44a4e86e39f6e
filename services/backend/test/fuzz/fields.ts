import fc from 'fast-check';
import { forms } from '../enquiries';
import { validFields } from '../post-application';
import { anyName, anyText, anyValue } from './texts';

export type Fields = [name: string, value: unknown][];

type Change = (fields: Fields) => Fields;

const changeOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(fc.nat(), value).map(
      ([at, changed]): Change =>
        (fields) =>
          fields.map(([name, known], index) => [name, index === at % fields.length ? changed : known]),
    ),
    fc.nat().map(
      (at): Change =>
        (fields) =>
          fields.filter((_, index) => index !== at % fields.length),
    ),
    fc.tuple(anyName, value).map((more): Change => (fields) => [...fields, more]),
    fc.nat().map((at): Change => (fields) => [...fields, ...fields.slice(at % fields.length).slice(0, 1)]),
  );

/** A payload that would be taken, changed in up to two places, or not at all. */
const changed = (valid: Record<string, unknown>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> =>
  fc
    .array(changeOf(value), { maxLength: 2 })
    .map((changes) => changes.reduce((fields, change) => change(fields), Object.entries(valid)));

const link = { token: 'A'.repeat(43), password: 'tram violet gravel lantern' };
const signIn = { name: 'Meera Nair', email: 'meera@plumbline.example', password: 'not this one', area: 'hr' };

export interface Target {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  valid: Record<string, string>;
  /** How a browser without script sends it; JSON only where it is absent. */
  sentAs?: 'urlencoded' | 'multipart';
  /** How often it is called, relative to the others. */
  weight: number;
}

/** Every unsafe call that nobody has to be signed in for, and the end of a session that nobody has. */
export const targets: Target[] = [
  { method: 'POST', path: '/api/application', valid: validFields, sentAs: 'multipart', weight: 8 },
  ...forms.map(({ path, fields }): Target => ({
    method: 'POST',
    path,
    valid: fields,
    sentAs: 'urlencoded',
    weight: 6,
  })),
  { method: 'POST', path: '/api/session', valid: signIn, weight: 2 },
  { method: 'DELETE', path: '/api/session', valid: {}, weight: 1 },
  { method: 'POST', path: '/api/password-resets', valid: { email: 'meera@plumbline.example' }, weight: 2 },
  { method: 'PUT', path: '/api/password-resets', valid: link, weight: 1 },
  { method: 'PUT', path: '/api/invitations', valid: link, weight: 1 },
  { method: 'POST', path: '/api/session/links/passkey/creation', valid: { token: link.token }, weight: 1 },
];

export const jsonFieldsOf = ({ valid }: Target): fc.Arbitrary<Fields> => changed(valid, anyValue);
export const textFieldsOf = ({ valid }: Target): fc.Arbitrary<Fields> => changed(valid, anyText);
