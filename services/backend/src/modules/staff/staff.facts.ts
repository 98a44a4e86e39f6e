/** The roles of staff. The platform (`Allow`, `Actor`, `REQUIRE_TOTP`) takes them as plain words, because it knows no module. */
export const staffRoles = ['general', 'hr'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const loginPages: Record<StaffRole, string> = { general: '/login', hr: '/login2' };

/** The ways to sign in: the specification's password, a passkey, or the company's identity provider. */
export const signInMethods = ['password', 'passkey', 'provider'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** The mails that carry a one-time link. */
export const linkKinds = ['invitation', 'password-reset'] as const;
export type LinkKind = (typeof linkKinds)[number];
/** The changes that people are told of by mail. */
export const noticeKinds = [
  'administrator-invited',
  'administrator-added',
  'password-changed',
  'password-reset',
  'password-reset-by-operator',
  'codes-set-up',
  'codes-removed',
  'codes-locked',
  'passkey-added',
  'passkey-removed',
  'passkey-replaced',
  'new-device',
  'identity-linked',
  'identity-unlinked',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Somebody's access has changed, and one person is to hear of it: the subject is the id of the notice. */
export const STAFF_ACCESS_CHANGED = 'staff.access-changed';
/** Somebody has asked for a new password; the subject is the id of the ask, which may be for nobody. */
export const PASSWORD_RESET_REQUESTED = 'staff.password-reset-requested';
/** The subject of both is the id of the link that the mail has to carry. */
export const STAFF_INVITED = 'staff.invited';
export const PASSWORD_RESET_ASKED = 'staff.password-reset-asked';

/** SQL: the name of a person; null where there is none. */
export const staffName = (id: string) => `(SELECT s.name FROM staff s WHERE s.id = ${id})`;

/** SQL: whether a person may sign in and has a role now, by an alias of the table or by their id; `role` is an expression. */
const hasRole = (alias: string, role: string) => `(${alias}.role = ${role} AND ${alias}.disabled_at IS NULL)`;
const isIn = (role: StaffRole) => (id: string) =>
  `EXISTS (SELECT FROM staff s WHERE s.id = ${id} AND ${hasRole('s', `'${role}'`)})`;
export const isInHr = isIn('hr');
export const isGeneralAdmin = isIn('general');
const addressOf = (role: StaffRole) => (id: string) =>
  `(SELECT s.email FROM staff s WHERE s.id = ${id} AND ${hasRole('s', `'${role}'`)})`;
/** SQL: the address of a person who has this role now; null for anybody else. */
export const addressOfHr = addressOf('hr');
export const addressOfGeneralAdmin = addressOf('general');
/** SQL: whether an address is that of somebody of the staff. */
export const isAddressOfStaff = (email: string) =>
  `EXISTS (SELECT FROM staff s WHERE address_key(s.email) = address_key(${email}))`;
/** SQL: whether a person signs in by their account at the identity provider. */
const hasIdentity = (alias: string) => `EXISTS (SELECT FROM staff_identities y WHERE y.staff_id = ${alias}.id)`;
/** SQL: whether a person has a passkey. */
const hasPasskey = (alias: string) => `EXISTS (SELECT FROM staff_passkeys k WHERE k.staff_id = ${alias}.id)`;
/** SQL: whether a person has something to sign in with: not so from an invitation until it is accepted. */
export const hasWayIn = (alias: string) =>
  `(${alias}.password_hash IS NOT NULL OR ${hasIdentity(alias)} OR ${hasPasskey(alias)})`;
/** SQL: whether a person who has no passwords yet, or any more, may choose one by a link: not who signs in by the identity provider. */
export const mayChoosePassword = (alias: string) =>
  `(${alias}.password_hash IS NOT NULL OR (${hasPasskey(alias)} AND NOT ${hasIdentity(alias)}))`;
/** SQL: whether somebody has a role now, and something to sign in with. */
export const isActiveAs = (role: string, alias: string) => `(${hasRole(alias, role)} AND ${hasWayIn(alias)})`;

/** SQL: the same of any role. */
export const isActive = (alias: string) => `(${alias}.disabled_at IS NULL AND ${hasWayIn(alias)})`;
/** SQL: the people of the staff, for the names and addresses of those whom other records name. */
export const fromStaff = (alias: string) => `FROM staff ${alias}`;
export const joinStaff = (alias: string, on: string) => `JOIN staff ${alias} ON ${on}`;

/** SQL: the person to whom a record of a role is assigned, as its view has it; null without one. */
export const assigneeOf = (id: string, role: StaffRole = 'hr') =>
  `(SELECT jsonb_build_object('id', s.id, 'name', s.name, 'active', ${hasRole('s', `'${role}'`)}) FROM staff s WHERE s.id = ${id})`;
