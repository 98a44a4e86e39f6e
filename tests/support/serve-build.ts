import { join } from 'node:path';
import { findFreePort } from '../../infra/local/find-free-port.ts';
import { type Gateway, startGateway } from '../../infra/local/start-gateway.ts';
import { journeyStack } from './journey-stack.ts';

/** Serves a build of the site as it would be served, on a port of its own, with the API of the journeys behind it. */
export const serveBuild = async (built: string): Promise<Gateway> =>
  startGateway({
    port: await findFreePort(0),
    apiUrl: journeyStack().site,
    siteFiles: join(built, 'client'),
    adminFiles: join(built, 'client'),
    redirectsFile: join(built, 'redirects.json'),
  });
