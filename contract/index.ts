export { createApiClient } from './client.ts';
export type * from './models.ts';
