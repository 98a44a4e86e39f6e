import type { Staff } from '@frontdoor/contract';

export type Role = Staff['role'];

export const roles = [
  ['general', 'General admin'],
  ['hr', 'HR admin'],
] as const satisfies [Role, string][];

export const roleText = (role: Role): string => (role === 'hr' ? 'HR admin' : 'General admin');
