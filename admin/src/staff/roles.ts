import type { Staff } from '@frontdoor/contract';
import { optionsOf } from '../values/options.ts';

type Role = Staff['role'];

export const roleTexts: Record<Role, string> = { general: 'General admin', hr: 'HR admin' };

export const roles = optionsOf(roleTexts);
