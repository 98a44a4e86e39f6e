import { ApiExtension } from '../contract/api-docs.decorators';

/** Holds the codes of a call until the API's description is complete. */
export const ownCodesMark = 'x-own-codes';

/**
 * Names the stable codes that only this call answers with; their classes know the status. Codes of all calls of its
 * kind are not named, because they follow from roles, body, parameters and limits: see `describeFailures`. A public call that only
 * reads names `unavailable` if it needs the database.
 */
export const DescribeErrors = (...codes: string[]) => ApiExtension(ownCodesMark, codes);
