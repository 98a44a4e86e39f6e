export { createApiClient } from './client.ts';
export type * from './models.ts';
export * as limits from './limits.ts';
