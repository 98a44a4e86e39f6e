export { createApiClient } from './client.ts';
export type * from './models.ts';
export { answers } from './answers.ts';
export { forms } from './forms.ts';
export * as limits from './limits.ts';
export { randomUuid } from './random-uuid.ts';
