import { z } from 'zod';

const defaultLooking = /change-?_?me|example|placeholder|^(?:secret|password)/i;

/** A secret that a person could not have guessed or left at its sample value: 32 characters or more, not all alike. */
export const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((value) => !defaultLooking.test(value), 'looks like a sample value')
  .refine((value) => new Set(value).size >= 8, 'repeats too few characters');
