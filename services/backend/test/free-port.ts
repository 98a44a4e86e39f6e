import { findFreePort } from '../../../infra/local/process/find-free-port';

/** A port that nobody listens on at this moment, as a setting has it. */
export const freePort = async (): Promise<string> => String(await findFreePort(0));
